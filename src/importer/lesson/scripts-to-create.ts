/** Scripts that a page shows and tells learners to save: a lesson brings no such file, and commands below need it. */
import { draftOf } from '#importer/drafts/draft.ts';
import { lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { lastSentence } from '#importer/text/announcement.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { areMaking, makingLines } from './applied-files.ts';

/** The name of a script in a sentence or a title, with its folders. */
const script =
  /(?<![\w./~-])(?:\.\/|~?\/)?(?:[\w.~-]+\/)*(?:[\w.-]+\.(?:sh|bash|py|rb|pl|js|c|cc|cpp|go|java|rs|ya?ml|json|toml|conf|cfg|env|ini|properties|tf|sql)|requirements[\w-]*\.txt|Dockerfile)(?![\w/-]|\.\w)/i;

/** A file that is run: learners make it of what the page shows, whatever they have brought along. */
const program = /\.(?:sh|bash|py|rb|pl|js|c|cc|cpp|go|java|rs)$/;

/** The files that a program reads without being given their names. */
const readUnnamed = (run: string): string[] => {
  if (/\bdocker[ -]compose\s(?!.*\s-f)/.test(run))
    return ['docker-compose.yml', 'docker-compose.yaml', 'compose.yml', 'compose.yaml'];
  return /\bdocker (?:image )?build\s(?!.*\s-f)/.test(run) ? ['Dockerfile', 'dockerfile'] : [];
};

/** What brings files of a site along: no learner makes them. */
const brings =
  /^(?:git clone|git checkout|git pull|cd \S*(?:repo|course|lab|workshop)|(?:wget|curl)\b.*(?:\.zip|\.tgz|\.tar|\.git|\/archive\/|\|)|unzip\b|tar\b)/;

const changes =
  /\b(?:open|updat|chang|edit|modif|replac|add|alter|adjust|abr[ai]|mud[ae]|substitu|acrescent)|打开|修改|编辑|更改|改为|替换/i;

/** Words that show a file which is there already: no learner makes that. */
const showsFile =
  /\b(?:already|exist(?:s|ing)?|look at|have a look|inspect|examine|provided|included|cloned|repositor\w+|ya (?:existe|tiene)|já (?:existe|tem))\b|查看|已有|已经/i;

/** A note of each file of a page that a command below it is given, and that no command above that one makes. */
export function scriptsToCreate(root: LessonNode): Note[] {
  const notes: Note[] = [];
  let above = '';
  const before: string[] = [];
  let isBrought = false;
  const typed = new Set<string>();
  const shown = new Map<string, { path: string; code: LessonNode }>();
  for (const { node } of walk(root)) {
    if (node.type === 'paragraph' || node.type === 'heading')
      above = lastSentence(plainText(node).trim());
    // A tab may be called after the file in it.
    else if (node.name === 'Tab') above = attributeText(node, 'label') ?? above;
    const draft = draftOf(node);
    if (node.type === 'code') {
      const [path] = script.exec(above) ?? [];
      const name = path?.slice(path.lastIndexOf('/') + 1) ?? '';
      // Where a command above was given it, words of a change are about a part of it.
      const isThere = (changes.test(above) || !program.test(name)) && typed.has(name);
      const isMade = program.test(name) || !showsFile.test(above);
      if (path !== undefined && !isThere && isMade) shown.set(name, { path, code: node });
      above = '';
    }
    if (draft?.type !== 'command') continue;
    isBrought ||= draft.run.some((run) => brings.test(run));
    const named = draft.run.flatMap(filesIn);
    const files = new Set(
      isBrought
        ? named.filter((name) => program.test(name))
        : [...named, ...draft.run.flatMap(readUnnamed)],
    );
    for (const name of named) typed.add(name);
    for (const line of makingLines(draft.run)) before.push(line);
    for (const name of files) {
      const needed = shown.get(name);
      if (needed === undefined) continue;
      const { path, code } = needed;
      shown.delete(name);
      // What the editor of the old workshop wrote is told of already.
      if (!areMaking(before, name) && code.data?.['isKept'] !== true)
        notes.push(noteOfScript(path, code));
    }
  }
  return notes;
}

/** The words of a command without the folders before them. */
const filesIn = (run: string): string[] =>
  run.split(/[\s"'=;|&()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));

const noteOfScript = (path: string, code: LessonNode): Note => ({
  code: 'not-copyable',
  line: lineOf(code),
  unsure: `Commands below need the file "${path}", which learners make of this by hand.`,
  did: 'I kept it as plain code: no run has that file.',
  look: `Write a command that makes it: \`cat > ${path} <<'EOF'\`, these lines, and \`EOF\`.`,
});
