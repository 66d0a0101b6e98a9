/** Files that commands read, and that nothing on a page is called. */
import { draftOf } from '#importer/drafts/draft.ts';
import { fewOf, lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { lastPart } from '#importer/text/manifest-file-names.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { areMaking, bringsFiles } from './applied-files.ts';
import { mayHold } from './looked-up-files.ts';
import { filesRead } from './read-files.ts';

/**
 * A note of the files and folders that commands of a lesson read, where no manifest of the lesson is called so, no code names them or stands below their names, and no command
 * above names them or brings files along. `named`: what the manifests of the lesson are called.
 */
export function missingFiles(root: LessonNode, named: ReadonlySet<string>): Note[] {
  const missing = new Map<string, { node: LessonNode; run: string }>();
  const before = new Set<string>();
  const seen = new Set(named);
  let shown: ReturnType<typeof filesShown> | undefined;
  let isBuilt = false;
  // In a folder of the system stand files that nobody makes.
  let isAway = false;
  for (const { node } of walk(root)) {
    const draft = draftOf(node);
    if (draft?.type !== 'command') continue;
    if (draft.run.some((run) => !/^cd /.test(run) && bringsFiles.test(run))) break;
    if (draft.isInside === true) continue;
    for (const run of draft.run) {
      isAway ||= /^cd \//.test(run);
      if (isAway && copies.test(run)) continue;
      for (const path of filesRead(run)) {
        const name = lastPart(path.replace(/\/$/, '')).toLowerCase();
        if (seen.has(name) || (isBuilt && isProgram.test(path))) continue;
        seen.add(name);
        shown ??= filesShown(root);
        const isMade = !copies.test(run) && areMaking(run.toLowerCase().split('\n'), name);
        if (!before.has(name) && !shown(name) && !isMade) missing.set(path, { node, run });
      }
      isBuilt ||= builds.test(run);
      for (const each of namesIn(run)) before.add(each);
      for (const each of madeBy(run)) before.add(each);
    }
  }
  const [first] = missing.values();
  if (first === undefined) return [];
  return [
    {
      code: 'missing-file',
      line: lineOf(first.node),
      unsure: `Commands read ${fewOf([...missing.keys()])}, and nothing on the page is called so.`,
      did: 'I left the commands as they are.',
      look: 'Let a command above them make or fetch each, as `git clone` or `curl -O` does. A manifest may stand in manifests/ and in `manifests` of lesson.yaml instead.',
      written: first.run,
    },
  ];
}

/** What shows the files that are there. */
const lists = /^(?:sudo )?(?:ls|ll|dir|tree|find|unzip|tar)\b/m;

/** What makes a file of others, which it reads. */
const copies = /^(?:sudo )?(?:cp|mv) /;

/** What makes a program of source, whatever that is called. */
const builds =
  /^(?:sudo )?(?:make|cmake|gcc|g\+\+|cc|clang|rustc|mpicc|mvn|(?:go|cargo|npm run|dotnet) build|\.\/(?:configure|gradlew|mvnw))\b/;
const isProgram = /^\.\/[\w/-]+$/;

/** What may be names in a text, in small letters. */
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\w.-]{1,100}/g) ?? [];

/** The names in a command that may be of files which it makes: at an address there is only what it fetches, and some look at files that are there. */
const namesIn = (run: string): readonly string[] => {
  if (/^(?:sudo )?(?:chmod|chown|ls|file|wc|head|tail|less|more|bat|diff|sed -i) /.test(run))
    return [];
  return wordsOf(/\b(?:curl|wget)\b/.test(run) ? run : run.replaceAll(/https?:\/\/\S+/g, ''));
};

/** The files that a program makes by names of its own. */
const madeBy = (run: string): readonly string[] =>
  makers.flatMap(({ call, files }) => (call.test(run) ? files : []));

const makers: readonly { call: RegExp; files: readonly string[] }[] = [
  { call: /^vagrant init\b/, files: ['vagrantfile'] },
  { call: /^(?:npm|yarn|pnpm) init\b/, files: ['package.json'] },
  { call: /^cargo (?:new|init)\b/, files: ['cargo.toml'] },
  { call: /^docker init\b/, files: ['dockerfile', 'docker-compose.yml'] },
  { call: /^helm create\b/, files: ['chart.yaml', 'values.yaml'] },
];

/** What learners are told below a file: "Save this as `boat.ini`", "salve como", "保存为". */
const tellsToSave =
  /\b(?:save|store) (?:\S+ ){1,6}(?:as|in|to|into)\b|\b(?:name|call) (?:it|this(?: file)?|the file)\b|\b(?:salve|guarde?|guarda|enregistrez|speicher\p{L}*)\b|保存[为為成到]/iu;

/** What is changed in a file stands there already: what is below is a part of that. "Increase the limits in `boats.yml`:" */
const changesPart =
  /^(?:(?:then|now|next|and|if|to),? (?:[^.]{1,40} )?)?(?:increase|raise|decrease|reduce|lower|change|edit|modify|adjust|replace|aumente|reduza|altere|modifique|cambi[ae]|augmentez|modifiez)\s[^.]{1,60}\s(?:in|of|within|em|n[oa]|do|da|en|dans)\s/i;

/**
 * Whether code of a page has the name of a file or a folder, in small letters, or code of the two sentences above it has; in a drawing of folders they
 * have only their places.
 */
function filesShown(root: LessonNode): (name: string) => boolean {
  const code: string[] = [];
  let above: string[] = [];
  let before: string[] = [];
  let isChanged = false;
  for (const { node } of walk(root)) {
    const { type, value = '' } = node;
    if (type === 'paragraph' || type === 'heading') {
      before = above;
      above = [];
      isChanged = changesPart.test(plainText(node));
    }
    if (type === 'paragraph' && tellsToSave.test(plainText(node)))
      code.push(
        ...(node.children ?? []).filter((each) => each.type === 'inlineCode').map(plainText),
      );
    if (type === 'inlineCode' && !isChanged) above.push(value);
    if (node.name === 'Tab') above.push(attributeText(node, 'label') ?? '');
    const draft = draftOf(node);
    if (draft?.type === 'output' && lists.test(draft.command?.value ?? '')) code.push(draft.text);
    if (draft?.type === 'manifest' || (type === 'code' && !/[├└]─/.test(value))) {
      // A sentence may stand between the name and the file.
      code.push(value, ...above, ...before);
      above = [];
      before = [];
    }
  }
  const names = new Set(code.flatMap(wordsOf));
  return (name) => names.has(name) || code.some((value) => mayHold(value, name));
}
