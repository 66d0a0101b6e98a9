/** Prompts that are one sign, which begins comments and quotations too: `#` where root types, `%` and `>`. */
import { isCommandShaped, promptedCommand, script, withOption } from './command-shape.ts';
import { isSaidByProgram } from './said-by-program.ts';
import { isToldByKubectl } from './told-by-kubectl.ts';
import { wordsOfSentences } from './words-of-text.ts';

/** What stands behind the sign of root and could be a command; else empty. */
const behindRoot = (line: string): string =>
  /^\s*# {1,2}((?:[a-z]|[A-Z_][A-Z\d_]*=[^\s=]|\$\{?\w|\.\/\w|\/(?!etc\/|home\/|var\/)(?:[\w.-]+\/)+[\w-]+ ).*)$/.exec(
    line,
  )?.[1] ?? '';

/** Whether a line behind `# ` has an option, or a known program with a path, a quotation or a redirection. */
export function isTypedAtRoot(line: string): boolean {
  const rest = behindRoot(line);
  return (
    rest === 'exit' || withOption.test(rest) || (isCommandShaped(rest) && /[/>"'|=;$]/.test(rest))
  );
}

/** What no comment says: a variable gets what a command prints, is shown, or is called with an option or a path. `boat=$(boatctl moor)`, `echo $boat`, `$BOATCTL --all`. */
const isOfVariable = /^(?:[a-z_]\w*=\$\(|\$(?:\w+|\{[^{}]+\}) (?:\S+ )*-{0,2}[-/]\w|echo "?\$\w)/i;

/**
 * Whether each line behind `#` reads like a command, with an option or a program that is known: from the site, or from a line of this
 * block that has an option or a path; above what it prints, a few words will do. Then `#` is the prompt of root. A line without it is neither a
 * command, as in a script, nor a setting or a key, as in a file with comments.
 */
export function isTypedByRoot(
  lines: readonly string[],
  programs: ReadonlySet<string> = new Set(),
): boolean {
  const aboveReports = new Set<string>();
  const filled = lines
    .map((line, at) => {
      if (!isPrintedBelow(lines[at + 1] ?? '')) return line;
      const apart = line.replace(/^(\s*)#(?=[a-z])/, '$1# ');
      aboveReports.add(behindRoot(apart));
      return apart;
    })
    .filter((line, at) => line.trim() !== '' && !(lines[at - 1] ?? '').endsWith('\\'));
  if (!/^\s*#/.test(filled[0] ?? '')) return false;
  const typed = filled.filter((line) => /^\s*#(?!# )/.test(line)).map(behindRoot);
  const sure = typed.filter(
    (text) =>
      withOption.test(text) ||
      calls(text, programs) ||
      isOfVariable.test(text) ||
      script.test(text) ||
      (aboveReports.has(text) && isCommandShaped(text)) ||
      (isCommandShaped(text) && /\s\/\w|\\$|^\/\S+ -/.test(text)),
  );
  const hasOutput = typed.length < filled.length;
  const known = new Set(sure.map((text) => /^(?:\w+=\$\()?(\S+)/.exec(text)?.[1] ?? ''));
  const areSure = sure.length === typed.length;
  const isYaml = typed.every((text) => /\s(?:-o|--output)[ =]?yaml\b/.test(text));
  return (
    sure.length > 0 &&
    typed.every(
      (text) =>
        readsTyped(text) &&
        (calls(text, known) ||
          isCommandShaped(text) ||
          isOfVariable.test(text) ||
          script.test(text) ||
          text === 'exit' ||
          (hasOutput && fewWords.test(text))),
    ) &&
    filled.every(
      (line) =>
        /^\s*#/.test(line) ||
        // What is set in so far goes on with what was printed.
        /^\s{8}/.test(line) ||
        !isOfScriptOrFile(line) ||
        (areSure && (isYaml || opensData.test(line))) ||
        promptedCommand(line) !== undefined,
    )
  );
}

/**
 * A line behind `%` or `>`, or `%` behind a name, as the shell of C has it in old manuals. Blanks that break no line may stand there, too.
 */
export const behindSign = /^\s*([a-z][\w-]*%|[%>]|>>>)[ \u00A0]+((?:[A-Z_]+=|[a-z./]).*)$/;

/**
 * The sign that a session begins with before a program which is known, behind a name that old manuals have or in more lines, or before an
 * option where no line below is of TeX, whose comments begin with `%`: then it is the prompt in all of its lines.
 */
export function signOfPrompt(
  lines: readonly string[],
  programs: ReadonlySet<string> = new Set(),
): string | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const [, sign = '', behind = ''] = behindSign.exec(first) ?? [];
  const typed = behind.replace(/^(?:[A-Z_]+=\S+ +)+/, '');
  // Python has the same sign, and no such words behind it.
  if (sign === '>>>' && !/^[a-z]+ (?:-{1,2}[a-z]|\$\()/.test(typed)) return undefined;
  const hasOption = withOption.test(typed) && !lines.some((line) => /^\s*[\\%{}]\w/.test(line));
  const isNamed =
    (hasOption && sign !== '>') ||
    /^(?:csh|host|localhost|machine|server|tcsh|unix|user)%$/.test(sign) ||
    (sign.length > 1 && lines.filter((line) => behindSign.exec(line)?.[1] === sign).length > 1);
  const isTyped =
    isNamed || calls(typed, programs) || (isCommandShaped(typed) && typed.includes(' '));
  return isTyped && readsTyped(typed) ? sign : undefined;
}

/** Whether a line behind `# ` of a session that root types calls a program of the site in three words or more, and is no sentence. */
export function callsAtRoot(line: string, programs: ReadonlySet<string> = new Set()): boolean {
  const text = behindRoot(line);
  return / \S+ /.test(text) && calls(text, programs) && readsTyped(text);
}

/** Whether a line calls a program that the site calls, maybe only as root, and says for what. */
function calls(line: string, programs: ReadonlySet<string>): boolean {
  const [program = '', ...words] = line.trim().split(/\s+/, 2);
  // With the programs stand the variables that pages read.
  if (program.startsWith('$')) return false;
  return words.length > 0 && (programs.has(program) || programs.has(`#${program}`));
}

/** Whether a line could be typed: it has no words of a sentence, and no sign at its end. */
const readsTyped = (text: string): boolean =>
  text !== '' && !hasWords.test(text) && !/[,:;!?]$|[a-z]\.$/.test(text);

/** The head of a table as kubectl prints it, or what it reports, above which an author may have glued the prompt to the command: `#kg pods -A`. */
const isPrintedBelow = (line: string): boolean =>
  /^\s*(?:NAME|NAMESPACE) {2,}[A-Z]/.test(line) || isToldByKubectl(line);

/** Values that a program prints in one line, as `root=UUID=1 rw quiet=2`: files have a line for each. */
const manyValues = /^\s*[a-z][\w.]*=\S+(?: [\w.]+(?:=\S*)?)* [\w.]+=\S+\s*$/;

/** An object or a list of JSON, which programs print; a file of those has no comments. */
const opensData = /^\s*[{[]\s*$/;

const isOfScriptOrFile = (line: string): boolean =>
  !manyValues.test(line) &&
  !isSaidByProgram(line) &&
  (isCommandShaped(line) ||
    /^\s*(?:[\w.-]+ *= *\S|\[[\w .-]+\]$|(?:apiVersion|kind|metadata|services|version):|FROM |[{[]\s*$|<\w)/.test(
      line,
    ));

/** Words of which a comment would have some, and a command has none. */
export const hasWords = new RegExp(` (?:${wordsOfSentences.join('|')}) `, 'i');

/** Whether all lines may be typed at the prompt of root, as `# pidof sleep` is: a few words in small letters, and no sentence. */
export const mayBeTypedAtRoot = (text: string): boolean =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => fewWords.test(behindRoot(line)) && !hasWords.test(line));

/** A program with one or two names or values, or alone where a hyphen is in its name. */
const fewWords = /^[a-z][\w.+-]*(?: [\w./:=@+-]+){1,2}$|^[a-z]\w*-[\w-]+$/;

/** Whether a line may be typed at the prompt of root, or be a comment. */
export const isHash = (line: string): boolean => /^\s*# /.test(line);

/** Whether some line behind `#` calls a program that is known, and each of these stands right above another prompt. */
export function areAbovePrompts(lines: readonly string[]): boolean {
  const hashes = lines.flatMap((line, at) =>
    isHash(line) && promptedCommand(line) !== undefined ? [at] : [],
  );
  return (
    hashes.length > 0 &&
    hashes.every((at) => {
      const next = lines[at + 1] ?? '';
      return !isHash(next) && promptedCommand(next) !== undefined;
    })
  );
}

/** A prompt with no blank behind it, which for a shell is a variable: `$docker-machine ls`. */
const glued = /^\s*\$(([a-z][\w-]*) \S.*|[.~]{1,2}\/[\w./-]+(?: .*)?)$/;

/** What is typed in lines, of which some have a known program right behind `$`: then the others do, too, but for variables that a line sets. */
export function withGlued(
  lines: readonly string[],
  typed: readonly (string | undefined)[],
): (string | undefined)[] {
  if (!lines.some((line, at) => typed[at] !== undefined && glued.test(line))) return [...typed];
  const sets = new Set(lines.flatMap((line) => /^\s*([a-z]\w*)=/.exec(line)?.[1] ?? []));
  return lines.map((line, at) => {
    const [, text, program = ''] = glued.exec(line) ?? [];
    return typed[at] ?? (sets.has(program) ? undefined : text);
  });
}
