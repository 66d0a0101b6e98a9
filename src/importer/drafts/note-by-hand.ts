import { isLookedFor, replacedByHand } from '#transforms/by-hand.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { replacedValues, replacedWords } from './learner-variables.ts';
import { filledIn, noteShownValues, noteValues } from './shown-values.ts';
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

/** Notes what learners would have to replace in what they copy: `YOUR_TOKEN`, `PROJECT_ID` where the page says that it is replaced, or the name that a cluster gave to a Pod of the author. */
export function noteByHand(root: LessonNode, notes: readonly Note[], note: TakeNote): void {
  const valuesIn = valuesOf(root);
  const notesAt = Map.groupBy(
    notes.filter(({ code }) => code === 'unknown-syntax'),
    ({ line }) => line,
  );
  let isAsked = false;
  for (const { node } of walk(root)) {
    const draft = draftOf(node);
    noteLink(node, note);
    noteShownValues(node, note);
    if (draft?.type === 'command' || draft?.type === 'manifest') {
      const text = draft.type === 'command' ? draft.run.join('\n') : draft.text;
      const line = lineOf(node);
      const found = valuesIn(draft);
      const names = [...new Set(found)].filter(
        (each) => !found.includes(`[${each}]`) && !isToldOf(each, line, text, notesAt),
      );
      if (names.length > 0) noteValues(names, text, line, declare, note);
      else if (draft.type === 'command' && isAsked) noteTold(text, line, note);
    }
    if (node.type === 'paragraph') isAsked = asksToReplace(node);
    else if (draft !== undefined || node.type === 'heading') isAsked = false;
  }
}

/** Whether a paragraph, or a comment of commands, asks for something of the reader's own, and does not say itself what. */
const asksToReplace = (node: LessonNode): boolean =>
  !namesWord(node) &&
  (node.data?.['isOfCode'] === true ? asksInComment : tellsToReplace).test(plainText(node));

/** What to do with a value. */
const declare =
  'Declare a variable in workshop.yaml and use it as "${NAME:?}", or write a value that works.';

/** Notes a command of which the words above say that learners replace something, without saying what. */
function noteTold(text: string, line: number, note: TakeNote): void {
  if (/\$\{\w+:\?\}|<[a-z]/i.test(text)) return;
  note({
    code: 'by-hand',
    line,
    unsure: 'The words above say that learners replace something of this.',
    did: 'I left it as it is.',
    written: text,
    look: declare,
  });
}

/** Notes an address in which something is to be filled in. */
function noteLink(node: LessonNode, note: TakeNote): void {
  const [filled] = node.type === 'link' ? (/<[a-z][\w -]*>/i.exec(node.url ?? '') ?? []) : [];
  if (filled === undefined) return;
  note({
    code: 'by-hand',
    line: lineOf(node),
    unsure: `Learners would have to replace ${filled} in the address of a link.`,
    did: 'I left it as it is.',
    written: node.url ?? '',
    look: 'Write the address as code, which learners fill in, or one that works.',
  });
}

/** What learners replace in a command or a manifest of a page, as all of the page tells. */
function valuesOf(root: LessonNode): (draft: Draft) => string[] {
  const replaced = replacedWords(root);
  const values = replacedValues(root);
  const drafts = [...walk(root)].flatMap(({ node }) => draftOf(node) ?? []);
  const runs = drafts.flatMap((draft) => (draft.type === 'command' ? draft.run : []));
  const printed = drafts.flatMap((draft) => (draft.type === 'output' ? [draft.text] : []));
  // What a cluster gives to a Service or a node, each learner has another.
  const addresses = new Set(
    printed
      .filter((text) =>
        /\b(?:(?:CLUSTER|EXTERNAL|INTERNAL)-IP|ADDRESS|I[Pp] ?Address)\b/.test(text),
      )
      .flatMap((text) => text.match(address) ?? []),
  );
  const emptyIn = emptyValues(runs);
  const idsShown = printed.flatMap((text) => text.match(/^[\da-f]{12}(?= )/gm) ?? []);
  // What a command has called a container Docker has not made up.
  const called = new Set(runs.flatMap((run) => run.match(/(?<=\s--name[= ])[\w-]+/g) ?? []));
  const namesShown = new Set(
    printed
      .filter((text) => text.startsWith('CONTAINER ID'))
      .flatMap((text) => text.match(/(?<=\s)[a-z]+_[a-z]+\d?(?=\s*$)/gm) ?? [])
      .filter((name) => !called.has(name)),
  );
  const counts = Map.groupBy(
    runs.flatMap((run) => [...new Set(run.match(inName))]),
    (name) => name,
  );
  const everywhere = (text: string): string[] => [
    ...named(text, replaced),
    ...values.filter((value) => hasValue(text, value)),
    ...(text.match(inName) ?? []).filter((each) => (counts.get(each)?.length ?? 0) > 1),
  ];
  return (draft) => {
    if (draft.type === 'manifest')
      return [...filledIn(draft.text, runs), ...everywhere(draft.text)];
    if (draft.type !== 'command') return [];
    const text = draft.run.join('\n');
    return [
      ...replacedByHand(text, 'command', []).map((each) => each.text),
      ...everywhere(text),
      ...draft.run.flatMap(emptyIn),
      ...(text.match(address) ?? []).filter((each) => addresses.has(each)),
      ...(idsShown.length > 0 ? shortIdsIn(text, idsShown) : []),
      ...(text.match(/\b[a-z]+_[a-z]+\d?\b/g) ?? []).filter((each) => namesShown.has(each)),
      ...podNamesIn(text),
      ...(text.match(standsIn) ?? []),
    ];
  };
}

/** Whether a paragraph says itself what is replaced: a word in capitals, in angle brackets or as code. */
const namesWord = (node: LessonNode): boolean =>
  /[A-Z]{3}|</.test(plainText(node)) ||
  [...walk(node)].some((each) => each.node.type === 'inlineCode');

/** Words that call something of what follows the author's own: "replacing the name with yours", "替换为自己的名字". */
const tellsToReplace =
  /^[^.!?]{0,20}\b(?:need|have|must|remember|want) to (?:replace|change|substitute) (?:the|this|these) (?:ip|address|name|id|pid|token|value|port|password|host)\b|(?:^|[.!?] )Replace the (?:ip|pid|address|id) (?:according|by|with|from)\b|(?:(?:^|[.!?:,] |[([])(?:please |then |now |and )?(?:replace|substitute|change|adjust|adapt)\b.{1,80}\b(?:with|by|for|as per|according to|to match|to fit) your|\breplacing\b.{1,60}\b(?:with|by) your|remplac\p{L}*.{1,80}\bpar (?:le |la |les )?(?:v[oô]tres?|vos\b)|(?:substitu|troqu|troc)\p{L}*.{1,80}\bpel[oa]s? (?:seu|sua)|(?:reempla[zc]|sustitu)\p{L}*.{1,80}\bpor (?:el |la |los |las )?(?:[ts]us?\b|tuy[oa])|(?:替[换換][为為成]|[换換]成).{0,8}(?:自己|你|您|实际|實際)).{0,60}[:：\])]\s*$/iu;

/** A comment that asks for a value of the reader's own: `# change this to your cluster`. */
const asksInComment =
  /(?:^|[,;:(.] ?|\b(?:please|and|then|must) )(?:(?:change|replace|adapt|adjust|substitute|edit|modify|update) (?:(?:this|these|me|here|as|according)\b|it (?:to|as|if)\b|to (?:match|fit|suit|your)\b)|(?:change|replace|adapt|adjust|substitute|fill in)\b[^.]{1,40}\b(?:your|own)\b)|(?:altere|troque|substitua|mude|cambi[ae]|reempla[cz]\p{L}*|remplace[zr]?|changez|ersetze\p{L}*|anpassen|ändern) (?:.{1,60} )?(?:seu|sua|tu|su|votre|vos|ton|dein\p{L}*|ihr\p{L}*)\b|(?:替[换換][为為成]?|修改[为為成]|[换換]成|改[成为為])[^的]{0,8}(?:自己|你|您|实际|實際)/iu;

/** Whether it is told already, of one of the lines from one on, that the old tool would have filled in a value in braces. */
const isToldOf = (word: string, line: number, text: string, notesAt: NotesByLine): boolean =>
  /^(?:[{%]|\[\[)/.test(word) &&
  [...text.split('\n'), ''].some(
    (_, below) => notesAt.get(line + below)?.some(({ unsure }) => unsure.includes(word)) === true,
  );

/** Notes of syntax that stays as text, by their lines. */
type NotesByLine = ReadonlyMap<number, readonly Note[]>;

/** Letters that stand for a value which is not shown: `TOKEN=xxxxxx`, `sha256:xxxxxx`, `boat-xx`, and `xx` as a word. */
const standsIn =
  /(?<=\becho (?:-n )?)(['"])[A-Z]{0,12}_?(?:KEY|SECRET|TOKEN|PASSWORD)(?:_?ID)?\1|(?<=\bexport [A-Z_]{1,40}=)[a-z]+-[a-z]+-(?:address|ip|id)(?=\s|$)|(?<=\s-{1,2}[a-z]{2,20} )N{3,}(?=\s|$)|(?<=\s)x{3,}(?=\.\w)|(?<=[=:]["']?)([xyz])\2{4,}(?=["']?(?:\s|$))|(?<=[a-z\d]-|\s)(?:x{2,}|(?<!\bmktemp\s[^|;&\n]{0,99})X{2,})(?=["']?(?:\s|$))/g;

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

const address = /(?<![\d.])(?!127\.|0\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;

/** The beginnings of ids of containers that an output of the page shows: `docker logs 0b`. */
const shortIdsIn = (text: string, ids: readonly string[]): string[] =>
  [
    ...text.matchAll(
      /\b(?:docker|podman)\s(?:container\s)?(?:logs|inspect|stop|start|restart|rm|kill|exec|attach|top|stats|commit|port|rename)\s+(?:-\S+\s+)*([\da-f]{2,11})(?=\s|$)/gm,
    ),
  ].flatMap(([, id = '']) => (ids.some((each) => each.startsWith(id)) ? [id] : []));

/** Whether a text has a value as a whole: `my-project`, and not `my-project-2`. */
const hasValue = (text: string, value: string): boolean =>
  text
    .split(value)
    .some(
      (before, at, parts) =>
        at < parts.length - 1 &&
        !/[\w.-]$|[>}]"?\/$/.test(before) &&
        !/^[\w-]/.test(parts[at + 1] ?? ''),
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

/** What all learners have by the same name: "Replace the DNS entries" asks for no other word than DNS. */
const isShared = /^(?:API|CA|CLI|CPU|CSR|DNS|HTTPS?|JSON|OS|RAM|SQL|SSH|SSL|TLS|VM|YAML)$/;

/** The words in capitals, and those in brackets, of a text which a sentence of the page tells to replace. */
function named(text: string, replaced: ReadonlySet<string>): string[] {
  const words = text.matchAll(
    /(?<![\p{L}\w$"'{%-])[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*(?![\p{L}\w=(])|(?<!\$)\{[a-zA-Z][\w-]*\}|(?<![\w$])\[[a-z][\w-]*\]/gu,
  );
  return [...words].flatMap(({ 0: word, index }) =>
    (word.length > 2 || /^[NXYZ]{1,2}$/.test(word)) &&
    !isShared.test(word) &&
    replaced.has(word) &&
    !isLookedFor(text, index)
      ? [word]
      : [],
  );
}
