/** What learners fill in in a file that a page shows: values in brackets, and those of which a comment says so. */
import { langOf } from '#importer/text/fence-lang.ts';
import { yamlLangs } from './read-fence.ts';
import { replacedByHand } from '#transforms/by-hand.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';

const fill = 'Write a value that works, or say how learners fill it in.';

/** Notes the values that learners replace in a text which begins in a line of the source. `look`: what to do. */
export function noteValues(
  names: readonly string[],
  text: string,
  line: number,
  look: string,
  note: TakeNote,
): void {
  const [first = ''] = names;
  const lines = text.split('\n');
  const at = Math.max(
    0,
    lines.findIndex((each) => each.includes(first)),
  );
  note({
    code: 'by-hand',
    line: line + at,
    unsure: `Learners would have to replace ${names.join(', ')} here by hand.`,
    did: 'I left it as it is.',
    written: lines[at] ?? first,
    look,
  });
}

/** A comment in the place of a value, `name: ## Replace this by the name of a boat ##`, or behind one: `range: 192.0.2.0/24 # change this range`. */
const asksForValue =
  /:[ \t]*#{1,4} ?(?:replace|change|your|fill|put|enter|substitu|reempla|troque|coloque|insira|remplac|hier)[^\n]{0,200}|: [^\n#]{1,120}# ?(?:change|replace|adapt|adjust|update) (?:this|it|me|with|to|according)\b[^\n]{0,200}/i;

/** Languages of files that learners write with values of their own. */
const settingsLangs = new Set(
  'ini toml properties env dotenv conf cfg hcl tf terraform json yaml yml'.split(' '),
);

/** A kind of value: what has one says how such a file is written. */
const ofGrammar =
  /^<(?:string|str|text|int|integer|number|float|bool|boolean|duration|list|map|object|array|filename|regex)>$/;

/** What learners fill in in a text of YAML or settings: what looks so, and values that are the names of their keys, in capitals: `accessKeyID: ACCESS_KEY_ID`. */
export const filledIn = (text: string, commands: readonly string[] = []): string[] => [
  ...replacedByHand(text, 'manifest', commands).map((each) => each.text),
  ...[
    ...text.matchAll(/^[ \t]*(?:- )?["']?([\w.-]+)["']?: ["']?([A-Z]+(?:_[A-Z]+)+)["']?[ \t]*$/gm),
  ].flatMap(([, key = '', value = '']) => (bareName(key) === bareName(value) ? [value] : [])),
];

const bareName = (name: string): string => name.replaceAll(/[^a-z]/gi, '').toLowerCase();

/** Notes what learners fill in in a file that is only shown, and comments of YAML that ask for a value. */
export function noteShownValues(node: LessonNode, note: TakeNote): void {
  const draft = draftOf(node);
  const isManifest = draft?.type === 'manifest';
  const { value = '' } = node;
  if (isManifest || (node.type === 'code' && yamlLangs.has(langOf(node.lang)))) {
    const [wish] = asksForValue.exec(value) ?? [];
    if (wish !== undefined)
      note({
        code: 'by-hand',
        line: lineOf(node),
        unsure: 'A comment here says what learners put in its place.',
        did: 'I left it as it is.',
        written: wish.trim(),
        look: fill,
      });
  }
  if (node.type !== 'code' || !settingsLangs.has(langOf(node.lang))) return;
  const names = [...new Set(filledIn(value))];
  if (names.length > 0 && !names.some((name) => ofGrammar.test(name)))
    noteValues(names, value, lineOf(node) + 1, fill, note);
}
