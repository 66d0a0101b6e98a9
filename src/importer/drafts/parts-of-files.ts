/** Parts of files that a shell reads, which no session typed: settings, and tests with what only the file knows. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { firstLineOf, isOfSections } from '#importer/text/code-shape.ts';
import { beginsWithProgram } from '#importer/text/command-shape.ts';
import type { Around } from './around.ts';

/** Whether a text is a part of a file that a shell reads, and of no session: settings that nothing uses, or a test with what only the file knows. */
export function isOfFile(value: string, { command, announced, isNext, programs }: Around): boolean {
  const first = firstLineOf(value);
  const [, test] = /^(?:if|while|until) (?:! )?([^\s;]+)/.exec(first) ?? [];
  if (test !== undefined && value.trim().includes('\n'))
    return (
      announced === 'output' ||
      !(/^(?:[[(!:]|command$)/.test(test) || beginsWithProgram(test, programs))
    );
  // A variable in round brackets is of make, or of an editor.
  const ofMake = /^[A-Z_]\w*=\S*\$\([A-Z][A-Z\d_]*\)/;
  if (announced !== 'output' && !isNext && ofMake.test(first)) return true;
  // To a path of programs more is added in a shell, too.
  const [, printing = ''] = /^\s*\w+="?\$\((.*)$/.exec(first) ?? [];
  const keepsOutput = beginsWithProgram(printing, programs);
  if (announced === 'file' && !keepsOutput && /^\s*[A-Z_]\w*=(?!\S*\$\w)/i.test(first)) return true;
  // One line with a name in small letters may be a part of what was printed, whatever stands before it.
  const mayBePart = /^[a-z]\w*=.*$/.test(value.trim());
  const isPrinted = command !== undefined && (isNext || announced === 'output' || mayBePart);
  return !isPrinted && areUnusedSettings(value, programs);
}

/** Whether a text has the sections of a file of settings, `[boat]`, and no command above shows one: nobody types those, whatever its fence says. */
export const isFileOfSections = (value: string, { command, isNext }: Around): boolean =>
  !isNext && isOfSections(value) && !shows.test(command?.value ?? '');

/** A name with one value, and nothing that is called with it. */
const oneValue = /^\s*(?:export )?\w+\+?=(?:\$?\([^()]*\)|"[^"]*"|'[^']*'|[^\s"'()#]*)\s*(?:#.*)?$/;

/** A value for one program alone, which is called with an option: `BOAT=oak boatd -f boat.yml`. */
const forOne = /^\s*[A-Z_]\w*=[^\s"'-]\S* [a-z][\w./-]* (?:\S+ )*-{1,2}[a-z]/i;

/** A command that shows what a file or an object holds. */
const shows =
  /(?:^|[\s-])(?:cat|bat|less|more|head|tail|grep|curl|get|show|list|print|dump|export|view|config|describe|inspect|generate|init)(?![\w/.])/;

/**
 * Whether all lines of a text give values to names, most of which no page reads; one in quotes or a list in brackets may have several. In a file
 * that is announced, values may be made of others: `log="$name.log"`.
 */
function areUnusedSettings(value: string, programs: ReadonlySet<string>, isFile = false): boolean {
  if (/^[a-z]\w*(?:\.\w+)+=\S+$/i.test(value.trim())) return true;
  const lines = value
    .replaceAll(/"[^"]*"/g, (quoted) => (isFile || !/[$`]/.test(quoted) ? '""' : quoted))
    .replaceAll(/=\([^()$`]*\)/g, '=()')
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line));
  if (!/^\s*[A-Z_]\w*=/i.test(lines[0] ?? '') || lines.some((line) => forOne.test(line)))
    return false;
  const names = lines.flatMap((line) => /^\s*(?:export )?([A-Z_]\w*)\+?=/i.exec(line)?.[1] ?? []);
  const areSettings = lines.every((line) =>
    isFile
      ? oneValue.test(line)
      : (names.length > 1 ? !/\$\(|`/.test(line) : !line.includes('$')) &&
        !beginsWithProgram(line.replace(/^\s*export /, ''), programs),
  );
  const used = names.filter((name) => programs.has(`$${name}`));
  return areSettings && names.length === lines.length && used.length * 2 < names.length;
}

/** Why lines that could be typed are rather a part of a file; undefined where nothing says so. Without a fence that calls them shell, `isOfFile` says the rest. */
export function whyOfFile(
  value: string,
  shell: false | { isFile: boolean },
  programs: ReadonlySet<string>,
): string | undefined {
  if (shell !== false && areUnusedSettings(value, programs, shell.isFile))
    return 'Most of these values are used nowhere: they look like settings in a file.';
  const [title = '', ...lines] = value.trim().split('\n');
  const areSet = lines.every((line) => /^\s*(?:(?:export |alias )?[\w.-]+=.*|#.*)?$/.test(line));
  return fileAlone.test(title) && lines.length > 0 && areSet
    ? 'Its first line is the name of a file, of which this may be a part.'
    : undefined;
}

/** A comment that is the name of a file and nothing else: `# .env`, `# ~/.bashrc`. */
const fileAlone = /^#+ ?(?:[~$]?[\w{}.-]*\/)*[\w-]*\.[a-z]\w*(?: file\b.*)?$/;

/** Whether the title of a block is the name of a file that is no record of what was printed or typed. */
export const isNamedAsFile = (node: LessonNode): boolean =>
  /\btitle="[^"\s]*\.(?!(?:log|out|sh|com|org|net|io)")\w{1,10}"/.test(
    (node as { meta?: string | null }).meta ?? '',
  );

/** The path of a file of settings, or in a hidden folder: no program is there. */
export const isFilePath =
  /^(?:\/etc\/(?!init\.d\/)[\w./-]*|[~/][\w./-]*(?:\/\.[\w-]+\/[\w./-]*|config|\.(?:conf|cfg|ini|json|log|pem|pub|txt|ya?ml)))(?<!\.(?:sh|run|py))$/;

/** Whether each line gives a value to a variable: `export BOATS=3`. */
export const areSet = (value: string): boolean =>
  value.split('\n').every((line) => /^(?:(?:export )?[A-Z_]\w*=.*|\s*)$/.test(line));
