import { partNames } from '#model/schema/lesson.ts';
import { en, l, w } from './case.ts';
import type { BrokenCase } from './case.ts';

export const yaml: readonly BrokenCase[] = [
  [
    'an unknown key at the top',
    { [l]: ['minutes: 5', 'minuts: 5'] },
    `one/lesson.yaml:1:1  "minuts" is not a key here.
  → Did you mean "minutes"? The keys are: minutes, timed, environments, aliases, draft, optional, startsFrom, ${partNames.join(', ')}.`,
  ],
  [
    'a range of minutes that ends before it begins',
    { [l]: ['minutes: 5', 'minutes: 25-15'] },
    `one/lesson.yaml:1:10  "minutes" must be 1 or more, or a range such as 15-25: it is "25-15".
  → How long the lesson takes, in minutes: a number, or a range such as 15-25.`,
  ],
  [
    'an unknown key further down',
    { [l]: ['rejects: [{ verdict', 'rejects: [{ verdcit'] },
    `one/lesson.yaml:26:17  "verdcit" is not a key of checks.web-ready.rejects[0].
  → Did you mean "verdict"? The keys are: verdict, text, change.`,
  ],
  [
    'a key that is like no other',
    { [w]: ['source: en', 'source: en\nzzz: 1'] },
    `workshop.yaml:3:1  "zzz" is not a key here.
  → The keys are: title, description, source, locales, lessons, parts, writtenFor, versions, repository, constants, variables, presetVariables, reasons, environments, lint.`,
  ],
  [
    'a missing key',
    { [w]: ['label: { en: A node }', 'lable: { en: A node }'] },
    `workshop.yaml:7:58  "lable" is not a key of variables.NODE_NAME.
  → Did you mean "label"? The keys are: example, pattern, label.`,
  ],
  [
    'a number where text is expected',
    { [w]: ['source: en', 'source: en\nwrittenFor: { kubernetes: 1.36 }'] },
    `workshop.yaml:3:27  "writtenFor.kubernetes" is a number, not text.
  → Put it in quotes: '1.36'.`,
  ],
  [
    'a number where text is expected, with a nought at its end',
    { [w]: ['source: en', 'source: en\nwrittenFor: { kubernetes: 1.30 }'] },
    `workshop.yaml:3:27  "writtenFor.kubernetes" is a number, not text.
  → Put it in quotes: '1.30'.`,
  ],
  [
    'text where a list is expected',
    { [l]: ['run: [kubectl get daemonset web]', 'run: kubectl get daemonset web'] },
    `one/lesson.yaml:4:15  "commands.get.run" is text, not a list.
  → Put it in brackets, [ ], or on a line of its own after "- ". The commands. One list item is one command with its own copy button. No prompt, no comment.`,
  ],
  [
    'nothing where a list is expected',
    { [w]: ['lessons: [one]', 'lessons:'] },
    `workshop.yaml:4:9  "lessons" is empty, not a list.
  → The folders of the lessons, in the order they are taught.`,
  ],
  [
    'a list instead of a map for the whole file',
    { [w]: '- a\n- b\n' },
    `workshop.yaml:1:1  The file is a list, not a map of keys and values.
  → Write it as keys and values. Its keys: title, source, locales.`,
  ],
  [
    'a command without its key',
    { [l]: ['commands:\n', "commands:\n  logs: kubectl logs job/it's\n"] },
    `one/lesson.yaml:4:9  "commands.logs" is text, not a map of keys and values.
  → The key "run" is missing: logs: { run: ['kubectl logs job/it''s'] }`,
  ],
  [
    'a manifest without its key',
    { [l]: ['{ file: manifests/web.yaml }', 'manifests/web.yaml'] },
    `one/lesson.yaml:7:8  "manifests.web" is text, not a map of keys and values.
  → The key "file" is missing: web: { file: 'manifests/web.yaml' }`,
  ],
  [
    'an output of several lines without its key',
    { [l]: ['outputs:\n', 'outputs:\n  other: |\n    NAME\n    web\n'] },
    `one/lesson.yaml:16:10  "outputs.other" is text, not a map of keys and values.
  → Put the text below the key "text".`,
  ],
  [
    'a question in one line',
    { [l]: ['checks:\n', 'questions: { why: because }\nchecks:\n'] },
    `one/lesson.yaml:21:19  "questions.why" is text, not a map of keys and values.
  → Write it as keys and values. Its keys: answers.`,
  ],
  [
    'a word that is none of those that can stand there',
    { [l]: ['[kind]', '[kidn]'] },
    `one/lesson.yaml:2:16  "environments[0]" cannot be "kidn".
  → Did you mean "kind"? It can be: kind, minikube, k3d, k3s, microk8s, docker-desktop, kubeadm, eks, gke, aks, openshift, terminal, reading.`,
  ],
  [
    'an empty list',
    { [w]: ['lessons: [one]', 'lessons: []'] },
    `workshop.yaml:4:10  "lessons" is empty.
  → The folders of the lessons, in the order they are taught.`,
  ],
  [
    'no lessons at all',
    { [w]: ['lessons: [one]\n', ''] },
    `workshop.yaml:1:1  The key "lessons" is missing.
  → List the folders of the lessons, in the order they are taught: \`lessons: [first, second]\`; or in parts with a heading each: \`parts: [{ id: one, title: { en: … }, lessons: [first] }]\`.`,
  ],
  [
    'lessons in a list and in parts',
    {
      [w]: [
        'lessons: [one]',
        'lessons: [one]\nparts: [{ id: first, title: { en: First }, lessons: [one] }]',
      ],
    },
    `workshop.yaml:4:1  The lessons are listed in \`lessons\` and in \`parts\`.
  → Put each lesson into a part, and take \`lessons\` out.`,
  ],
  [
    'two parts with one id, and a lesson that is not there',
    {
      [w]: [
        'lessons: [one]',
        'parts:\n  - { id: first, title: { en: First }, lessons: [one] }\n  - { id: first, title: { en: Second }, lessons: [two] }',
      ],
    },
    `workshop.yaml:6:11  Two parts have the id "first".
  → Give one of them another id.
workshop.yaml:6:51  The lesson "two" has no folder.
  → Create two/ beside workshop.yaml, with a lesson.yaml in it, or take it out of \`lessons\`.`,
  ],
  [
    'an id with capitals',
    { [l]: ['  get: {', '  Get_Nodes: {'] },
    `one/lesson.yaml:4:3  The name "Get_Nodes" may have only a-z, 0-9 and single hyphens between them.
  → Write "get-nodes", wherever it is used.`,
  ],
  [
    'a pattern that is no regular expression',
    { [w]: ["'[a-z0-9-]+'", "'[a-z'"] },
    `workshop.yaml:7:44  "variables.NODE_NAME.pattern" is not a regular expression: it is "[a-z".
  → A regular expression that the whole value must match, without ^ and $.`,
  ],
  [
    'a constant that is not declared, in YAML',
    { [l]: ['{{base}}', '{{bsae}}'] },
    `one/lesson.yaml:5:18  {{bsae}} is not a constant of this workshop.
  → Did you mean "base"? The constants are: base. They are in workshop.yaml. To show the braces themselves, write \\{{bsae}}, in running text \\{\\{bsae}}.`,
  ],
  [
    'front matter with an unknown key',
    { [en]: ['description: The', 'descripton: The'] },
    `one/en.mdx:3:1  "descripton" is not a key here.
  → Did you mean "description"? The keys are: title, description, objectives, prerequisites.`,
  ],
  [
    'no front matter',
    { [en]: ['---\ntitle: One\ndescription: The first lesson.\n---\n', ''] },
    `one/en.mdx:1:1  This lesson has no front matter.
  → Begin the file with a line "---", then \`title: …\` and \`description: …\`, then another "---".`,
  ],
  [
    'a source that was saved half: its translation is not held against it',
    { [en]: '---\ntitle: On' },
    `one/en.mdx:1:1  The front matter that begins here is never closed.
  → Write a line "---" below its last key.`,
  ],
  [
    'front matter that does not end',
    { [en]: ['lesson.\n---', 'lesson.'] },
    `one/en.mdx:1:1  The front matter that begins here is never closed.
  → Write a line "---" below its last key.`,
  ],
  [
    'an example that does not match its own pattern',
    { [w]: ['example: worker-1', 'example: worker 1'] },
    `workshop.yaml:7:25  The example "worker 1" of NODE_NAME does not match its own pattern, [a-z0-9-]+.
  → Correct one of the two: a learner who types the example would be told that it does not fit.`,
  ],
];
