/** What the word behind a fence says of the code in it, and what the code says against that. */
import { firstLineOf } from '#importer/text/code-shape.ts';
import { isCommandShaped, withOption } from '#importer/text/command-shape.ts';
import { isShellLang, plainLangs } from '#importer/text/fence-lang.ts';
import { knownPrograms } from '#importer/text/known-programs.ts';
import { isScript } from './split-session.ts';

export const yamlLangs = new Set(['yaml', 'yml']);

/** What notebooks call a block by themselves, whatever is in it. */
export const sourceLangs = new Set(['jsx', 'javascript', 'js', 'python']);

/** Languages with here-documents of their own. */
const hasDocuments = new Set([
  'dockerfile',
  'docker',
  'perl',
  'php',
  'ruby',
  'rb',
  'hcl',
  'terraform',
  'tf',
  'output',
]);

/** Whether a fence says nothing of its code, or that it is shell. */
export function readFence(lang: string, value: string): { isPlain: boolean; isShell: boolean } {
  // What begins with a prompt is a session, whatever its fence is called.
  const isPlain =
    plainLangs.has(lang) ||
    (!isShellLang(lang) && (beginsSession(value) || isOfProgram(lang, value)));
  // A page may call a block YAML that writes YAML with a command. What is there to be copied may be for a form, but has no option then.
  const isShell =
    isShellLang(lang) ||
    // A page may call a here-document after what is in it.
    (!plainLangs.has(lang) && !hasDocuments.has(lang) && isScript(value)) ||
    (yamlLangs.has(lang) && (isScript(value) || handsOver.test(value) || areCommands(value))) ||
    (sourceLangs.has(lang) && !ofSource.test(value) && areCommands(value)) ||
    (lang === 'copy' && withOption.test(firstLineOf(value).replaceAll(/\{\{[^{}]*\}\}/g, 'x')));
  return { isPlain, isShell };
}

/** Whether each line is a program that is known with what it is called with, and no line a key or an item as YAML has them. */
export const areCommands = (value: string): boolean =>
  value
    .replaceAll('\\\n', '')
    .split('\n')
    .every(
      (line) =>
        line.trim() === '' ||
        (isCommandShaped(line) &&
          /^(?:\.\/[\w./-]+\.sh$|\S+ +[^:=\s])/.test(line) &&
          !/: |:$/.test(line)),
    );

/** A text in quotes that a command hands to another one: `echo "kind: Boat" | kubectl apply -f -`. */
const handsOver = /^\s*(?:echo|printf) (?:-\w+ )?(?:"[^"]*"|'[^']*') *\| *[a-z]/;

/** A line that begins with a word of those, and of shells. */
const ofSource = /^(?:case|export|for|if|test|while)\s/m;

/** Whether a fence is called after the program that its code calls: `docker` above `docker image ls`, and above no Dockerfile and no difference. */
const isOfProgram = (lang: string, value: string): boolean =>
  lang !== 'diff' && knownPrograms.has(lang) && value.trimStart().startsWith(`${lang} `);

/** Whether a text begins with a program behind a prompt, and with no formula: `$ boatctl moor`, `[root@north ~]# ls`. */
function beginsSession(value: string): boolean {
  const typed = /^\s*(?:\$|\[?[\w.-]+@[^\n$#%<>]{1,80}[$#]) ([a-z][^\n]*)/.exec(value)?.[1] ?? '';
  return isCommandShaped(typed) || /^[a-z][\w.-]+ [^$+=^\\]*$/.test(typed);
}
