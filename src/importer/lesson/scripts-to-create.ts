/** Scripts that a page shows and tells learners to save: a lesson brings no such file, and commands below need it. */
import { draftOf } from '#importer/drafts/draft.ts';
import { lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { opensEditor } from '#importer/text/printing-commands.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { areMaking, bringsFiles, makingLines } from './applied-files.ts';
import { nameByBeginning, readUnnamed } from './looked-up-files.ts';

/** The name of a script in a sentence or a title, with its folders. */
const script =
  /(?<![\w./~-])(?<!\b(?:go run|python3?|node|bash|ruby|perl|java) )(?:\.\/|~?\/)?(?:[\w.~-]+\/)*(?:[\w.-]+\.(?:sh|bash|py|rb|pl|js|c|cc|cpp|go|java|rs|html|css|md|txt|ya?ml|json|toml|conf|cfg|env|ini|properties|service|timer|tf|hcl|bu|xml|sql)|Dockerfile(?:[.-]\w[\w-]*)?|Vagrantfile|Makefile)(?![\w/-]|\.\w)/i;

/** A file that is run: learners make it of what the page shows, whatever they have brought along. */
const program = /\.(?:sh|bash|py|rb|pl|js|c|cc|cpp|go|java|rs)$/;

/** Words that tell learners to make a file, whatever they have brought along. */
const creates =
  /\b(?:creat|mak|writ|cri[ea]|cre[ao]|cré)\p{L}* (?:(?:an?|the|your|um|uma|o|un|une|el) )?(?:new |empty |simple |novo |nouveau )?(?:\p{L}+ )?(?:files?|arquivo|archivo|fichero|fichier|Dockerfile|script)\b|\bsave (?:the|this|it|these) .{0,60}\b(?:as|in|to|into)\b|创建|新建|新增|建立/iu;

const changes =
  /\b(?:open|updat|chang|edit|modif|replac|add|alter|adjust|abr[ai]|mud[ae]|substitu|acrescent)|打开|修改|编辑|更改|改为|替换/i;

/** Words that show a file which is there already: no learner makes that. */
const showsFile =
  /\b(?:already|exist(?:s|ing)?|look at|have a look|inspect|examine|provided|included|cloned|repositor\w+|ya (?:existe|tiene)|já (?:existe|tem))\b|查看|已有|已经/i;

/** A file that learners make by hand, by its name without folders, and what the list says of it. */
interface FileToCreate {
  name: string;
  note: Note;
}

/** Each file of a page that a command below it is given, and that no command above that one makes. */
export function scriptsToCreate(root: LessonNode): FileToCreate[] {
  const found: FileToCreate[] = [];
  let above = '';
  const before: string[] = [];
  let isBrought = false;
  const typed = new Set<string>();
  const seen = new Set<string | undefined>();
  const shown = new Map<string, { path: string; code: LessonNode; isNew: boolean }>();
  for (const { node } of walk(root)) {
    if (node.type === 'paragraph' || node.type === 'heading')
      above = aboutFile(plainText(node).trim());
    // A tab may be called after the file in it.
    else if (node.name === 'Tab') above = attributeText(node, 'label') ?? above;
    const draft = draftOf(node);
    if (node.type === 'code') {
      const byBeginning = nameByBeginning(node.value ?? '');
      const path = script.exec(above)?.[0] ?? (seen.has(byBeginning) ? undefined : byBeginning);
      const name = path?.slice(path.lastIndexOf('/') + 1) ?? '';
      // Where a command above was given it, words of a change are about a part of it.
      const isThere = (changes.test(above) || !program.test(name)) && typed.has(name);
      const isPrinted = /\boutputs? of\b/i.test(above);
      const isMade = !isPrinted && (program.test(name) || !showsFile.test(above));
      if (path !== undefined && !isThere && isMade)
        shown.set(name, { path, code: node, isNew: creates.test(above) });
      above = '';
    }
    if (draft?.type !== 'command') continue;
    isBrought ||= draft.run.some((run) => bringsFiles.test(run));
    const named = draft.run.flatMap(filesIn);
    const read = draft.run.flatMap((run) => readUnnamed(run, [...shown.keys()]));
    const files = new Set(
      [...named, ...read].filter(
        (name) => !isBrought || program.test(name) || shown.get(name)?.isNew === true,
      ),
    );
    // What an editor is opened with, learners write there.
    if (!draft.run.every((run) => opensEditor.test(run))) for (const name of named) typed.add(name);
    for (const line of makingLines(draft.run)) before.push(line);
    for (const name of files) {
      const needed = shown.get(name);
      if (needed === undefined) continue;
      const { path, code } = needed;
      seen.add(name);
      // An image is built of what its file copies.
      for (const each of copiedIn(code.value ?? '')) files.add(each);
      shown.delete(name);
      // What the editor of the old workshop wrote is told of already.
      // An excerpt is of a file that is there.
      // Three dots end a document of YAML, too.
      const isExcerpt = /^[ \t]*(?:\.{3}|…)[ \t]*$/m.test(
        (code.value ?? '').replace(/\n\.{3}\s*$/, ''),
      );
      // What learners write themselves is in no repository.
      const made = needed.isNew ? before.filter((each) => !/\bgit clone\b/.test(each)) : before;
      if (!areMaking(made, name) && code.data?.['isKept'] !== true && !isExcerpt)
        found.push({ name, note: noteOfScript(path, code) });
    }
  }
  return found;
}

/** The last sentence of a paragraph, or the one that tells to make a file. */
function aboutFile(words: string): string {
  const last = lastSentence(words);
  const sentences = words.split(/(?<=[.!?。]) |(?<=。)/);
  return (
    sentences.findLast((each) => creates.test(each) && script.test(each) && contents.test(each)) ??
    (!script.test(last) && creates.test(words) ? words : last)
  );
}

const contents = /\b(?:contents?|following|contenido|conteúdo|contenu|inhalt)\b|内容|內容|如下/i;

/** The files that a Dockerfile copies, without their folders: `COPY boat.js .`. */
const copiedIn = (text: string): string[] =>
  [...text.matchAll(/^(?:COPY|ADD) (?!--from)(.+) \S+$/gm)].flatMap(([, words = '']) =>
    filesIn(words),
  );

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
