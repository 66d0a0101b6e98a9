import { langOf } from '#importer/text/fence-lang.ts';
import { yamlLangs } from './read-fence.ts';
import { isLookedFor, replacedByHand } from '#transforms/by-hand.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';
import { replacedValues, replacedWords } from './learner-variables.ts';
import { lineOf } from '#importer/note.ts';
import type { Note, TakeNote } from '#importer/note.ts';
import {
  containerIds,
  nodeNames,
  podNames,
  podNamesAlone,
  replicaSetNames,
  uuids,
} from '#importer/text/random-names.ts';

/** A comment in the place of a value: `name: ## Replace this by the name of a boat ##`. */
const asksForValue =
  /:[ \t]*#{1,4} ?(?:replace|change|your|fill|put|enter|substitu|reempla|troque|coloque|insira|remplac|hier)[^\n]{0,200}/i;

/** Notes what learners would have to replace in what they copy: `YOUR_TOKEN`, `PROJECT_ID` where the page says that it is replaced, or the name that a cluster gave to a Pod of the author. */
export function noteByHand(root: LessonNode, notes: readonly Note[], note: TakeNote): void {
  const replaced = replacedWords(root);
  const values = replacedValues(root);
  const runs = [...walk(root)].flatMap(({ node }) => {
    const draft = draftOf(node);
    return draft?.type === 'command' ? draft.run : [];
  });
  const emptyIn = emptyValues(runs);
  const notesAt = Map.groupBy(
    notes.filter(({ code }) => code === 'unknown-syntax'),
    ({ line }) => line,
  );
  const printed = [...walk(root)].flatMap(({ node }) => {
    const draft = draftOf(node);
    return draft?.type === 'output' ? [draft.text] : [];
  });
  const idsShown = printed.flatMap((text) => text.match(/^[\da-f]{12}(?= )/gm) ?? []);
  const namesShown = new Set(
    printed
      .filter((text) => text.startsWith('CONTAINER ID'))
      .flatMap((text) => text.match(/(?<=\s)[a-z]+_[a-z]+\d?(?=\s*$)/gm) ?? []),
  );
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const name of runs.flatMap((run) => [...new Set(run.match(inName))]))
    (once.has(name) ? repeated : once).add(name);
  let above = '';
  for (const { node } of walk(root)) {
    const draft = draftOf(node);
    const words = above;
    const [filled] = node.type === 'link' ? (/<[a-z][\w -]*>/i.exec(node.url ?? '') ?? []) : [];
    if (filled !== undefined)
      note({
        code: 'by-hand',
        line: lineOf(node),
        unsure: `Learners would have to replace ${filled} in the address of a link.`,
        did: 'I left it as it is.',
        written: node.url ?? '',
        look: 'Write the address as code, which learners fill in, or one that works.',
      });
    const [wish] =
      node.type === 'code' && yamlLangs.has(langOf(node.lang))
        ? (asksForValue.exec(node.value ?? '') ?? [])
        : [];
    if (wish !== undefined)
      note({
        code: 'by-hand',
        line: lineOf(node),
        unsure: 'A comment here says what learners put in its place.',
        did: 'I left it as it is.',
        written: wish.trim(),
        look: 'Write a value that works, or say how learners fill it in.',
      });
    if (node.type === 'paragraph') above = namesWord(node) ? '' : plainText(node);
    else if (draft !== undefined || node.type === 'heading') above = '';
    if (draft?.type !== 'command' && draft?.type !== 'manifest') continue;
    const text = draft.type === 'command' ? draft.run.join('\n') : draft.text;
    const found = [
      ...replacedByHand(text, draft.type, draft.type === 'manifest' ? runs : []).map(
        (each) => each.text,
      ),
      ...named(text, replaced),
      ...values.filter((value) => hasValue(text, value)),
      ...(text.match(inName) ?? []).filter((each) => repeated.has(each)),
      ...(draft.type === 'command' ? draft.run.flatMap(emptyIn) : []),
      ...(draft.type === 'command' && idsShown.length > 0 ? shortIdsIn(text, idsShown) : []),
      ...(draft.type === 'command'
        ? (text.match(/\b[a-z]+_[a-z]+\d?\b/g) ?? []).filter((each) => namesShown.has(each))
        : []),
      ...(draft.type === 'command' ? [...podNamesIn(text), ...(text.match(standsIn) ?? [])] : []),
    ];
    const line = lineOf(node);
    const names = [...new Set(found)].filter(
      (each) => !found.includes(`[${each}]`) && !isToldOf(each, line, text, notesAt),
    );
    const [first] = names;
    if (
      first === undefined &&
      draft.type === 'command' &&
      tellsToReplace.test(words) &&
      !/\$\{\w+:\?\}|<[a-z]/i.test(text)
    )
      note({
        code: 'by-hand',
        line,
        unsure: 'The words above say that learners replace something of this.',
        did: 'I left it as it is.',
        written: text,
        look: 'Declare a variable in workshop.yaml and use it as "${NAME:?}", or write a value that works.',
      });
    if (first === undefined) continue;
    note({
      code: 'by-hand',
      line,
      unsure: `Learners would have to replace ${names.join(', ')} here by hand.`,
      did: 'I left it as it is.',
      written: text.split('\n').find((line) => line.includes(first)) ?? first,
      look: 'Declare a variable in workshop.yaml and use it as "${NAME:?}", or write a value that works.',
    });
  }
}

/** Whether a paragraph says itself what is replaced: a word in capitals, in angle brackets or as code. */
const namesWord = (node: LessonNode): boolean =>
  /[A-Z]{3}|</.test(plainText(node)) ||
  [...walk(node)].some((each) => each.node.type === 'inlineCode');

/** Words that call something of what follows the author's own: "replacing the name with yours", "替换为自己的名字". */
const tellsToReplace =
  /(?:(?:^|[.!?:,] |[([])(?:please |then |now |and )?(?:replace|substitute|change|adjust|adapt)\b.{1,80}\b(?:with|by|for|as per|according to|to match|to fit) your|\breplacing\b.{1,60}\b(?:with|by) your|remplac\p{L}*.{1,80}\bpar (?:le |la |les )?(?:v[oô]tres?|vos\b)|(?:substitu|troqu|troc)\p{L}*.{1,80}\bpel[oa]s? (?:seu|sua)|(?:reempla[zc]|sustitu)\p{L}*.{1,80}\bpor (?:el |la |los |las )?(?:[ts]us?\b|tuy[oa])|(?:替[换換][为為成]|[换換]成).{0,8}(?:自己|你|您|实际|實際)).{0,60}[:：\])]\s*$/iu;

/** Whether it is told already, of one of the lines from one on, that the old tool would have filled in a value in braces. */
const isToldOf = (word: string, line: number, text: string, notesAt: NotesByLine): boolean =>
  word.startsWith('{') &&
  [...text.split('\n'), ''].some(
    (_, below) => notesAt.get(line + below)?.some(({ unsure }) => unsure.includes(word)) === true,
  );

/** Notes of syntax that stays as text, by their lines. */
type NotesByLine = ReadonlyMap<number, readonly Note[]>;

/** Letters that stand for a value which is not shown: `TOKEN=xxxxxx`, `sha256:xxxxxx`, `boat-xx`, and `xx` as a word. */
const standsIn =
  /(?<=\s)x{3,}(?=\.\w)|(?<=[=:]["']?)([xyz])\1{4,}(?=["']?(?:\s|$))|(?<=[a-z\d]-|\s)(?:x{2,}|(?<!\bmktemp\s[^|;&\n]{0,99})X{2,})(?=["']?(?:\s|$))/g;

/** A word in brackets that several commands have in the name of something, which no shell reads so: `harbour-[yourname]`. */
const inName = /(?<=\w-)\[[a-z]{3,20}\](?![*+])/g;

/** The names of Pods of a Deployment, of ReplicaSets and nodes, ids of containers and of accounts: each learner is given others. */
const podNamesIn = (text: string): string[] => [
  ...(text.match(podNames) ?? []),
  ...(text.match(podNamesAlone) ?? []),
  ...(text.match(replicaSetNames) ?? []),
  ...(text.match(nodeNames) ?? []),
  ...(text.match(containerIds) ?? []),
  ...(text.match(uuids) ?? []),
];

/** The beginnings of ids of containers that an output of the page shows: `docker logs 0b`. */
const shortIdsIn = (text: string, ids: readonly string[]): string[] =>
  [
    ...text.matchAll(
      /\b(?:docker|podman)\s(?:container\s)?(?:logs|inspect|stop|start|restart|rm|kill|exec|attach|top|stats|commit|port|rename)\s(?:-\S+\s)*([\da-f]{2,11})(?=\s|$)/gm,
    ),
  ].flatMap(([, id = '']) => (ids.some((each) => each.startsWith(id)) ? [id] : []));

/** Whether a text has a value as a whole: `my-project`, and not `my-project-2`. */
const hasValue = (text: string, value: string): boolean =>
  text
    .split(value)
    .some(
      (before, at, parts) =>
        at < parts.length - 1 && !/[\w.-]$/.test(before) && !/^[\w-]/.test(parts[at + 1] ?? ''),
    );

/** The empty values that other commands read, and none of them gives: `export CLUSTER_NAME=`. */
function emptyValues(runs: readonly string[]): (command: string) => string[] {
  const text = runs.join('\n');
  const namesIn = (pattern: RegExp): ReadonlySet<string> =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const read = namesIn(/\$\{?([A-Z_][A-Z\d_]*)/g);
  const filled = namesIn(/(?<![\w$])([A-Z_][A-Z\d_]*)=(?!""|'')(?=\S)/g);
  return (command) => {
    const [, name = ''] = /^(?:export )?([A-Z_][A-Z\d_]*)=(?:""|'')?$/.exec(command.trim()) ?? [];
    return read.has(name) && !filled.has(name) ? [`${name}=`] : [];
  };
}

/** The words in capitals, and those in brackets, of a text which a sentence of the page tells to replace. */
function named(text: string, replaced: ReadonlySet<string>): string[] {
  const words = text.matchAll(
    /(?<![\p{L}\w$"'{%-])[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*(?![\p{L}\w=(])|(?<!\$)\{[a-zA-Z][\w-]*\}|(?<![\w$])\[[a-z][\w-]*\]/gu,
  );
  return [...words].flatMap(({ 0: word, index }) =>
    word.length > 2 && replaced.has(word) && !isLookedFor(text, index) ? [word] : [],
  );
}
