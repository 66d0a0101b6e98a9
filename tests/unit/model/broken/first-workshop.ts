import { en, l, m, w } from './case.ts';
import type { BrokenCase } from './case.ts';

const ready = 'web    3         3         3       3            3           <none>          38s';
const pods = `NAME   READY   STATUS    RESTARTS   AGE
      pod/web-1   1/1     Running   0          38s`;

/** What an author of a first workshop ran into: each message says what to write instead. */
export const firstWorkshop: readonly BrokenCase[] = [
  [
    'a column that only another kind of the output has',
    {
      [l]: [
        `${ready}
    differs: [{ column: AGE, why: age }]
checks:
  web-ready:
    command: get
    output: ready
    expect: [{ kind: DaemonSet, name: web, ready: true }]`,
        `${ready}

      ${pods}
    differs: [{ column: AGE, why: age }]
checks:
  web-ready:
    command: get
    output: ready
    expect: [{ kind: DaemonSet, name: web, columns: { STATUS: '= Running' } }]`,
      ],
    },
    `one/lesson.yaml:28:55  The output of this check has no column STATUS.
  → The columns are: NAME, DESIRED, CURRENT, READY, UP-TO-DATE, AVAILABLE, NODE SELECTOR, AGE.`,
  ],
  [
    'a constant that is misspelt in a manifest',
    { [m]: ['image: web:1', "image: '{{bas}}/web:1'"] },
    `one/manifests/web.yaml:8:15  {{bas}} is not a constant of this workshop.
  → Did you mean "base"? The constants are: base. They are in workshop.yaml. To show the braces themselves, write \\{{bas}}, in running text \\{\\{bas}}.`,
  ],
  [
    'a template of another tool in a manifest',
    { [m]: ['image: web:1', "image: '{{workflow-input}}/web:1'"] },
    ``,
  ],
  [
    'a lesson with a capital in the list',
    { [w]: ['lessons: [one]', 'lessons: [one, Lesson_Two]'] },
    `workshop.yaml:4:16  "lessons[1]" may have only a-z, 0-9 and single hyphens between them: it is "Lesson_Two".
  → Write "lesson-two", wherever it is used.`,
  ],
  [
    'a sample without the verdict it must get',
    { [l]: ['{ verdict: waiting, change', '{ change'] },
    `one/lesson.yaml:26:15  "checks.web-ready.rejects[0].verdict" is missing.
  → The verdict this output must get. It can be: waiting, missing, unreadable, failed, unrelated.`,
  ],
  [
    'a command that is opened and never closed',
    { [en]: ['<Command id="get" />', '<Command id="get">'] },
    `one/en.mdx:19:1  <Command> begins here and is never closed.
  → Write <Command id="…" />: it holds nothing, and is closed at once.`,
  ],
  [
    'the box of another generator',
    { [en]: ['Words before.', '<Warning>Words before.</Warning>'] },
    `one/en.mdx:6:1  There is no component <Warning>.
  → A box is written <Aside type="tip">; the types are note, tip, caution, recap.`,
  ],
];
