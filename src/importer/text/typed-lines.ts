/** What is typed in each line of a session. */
import { isCommandShaped, promptedCommand, withOption } from './command-shape.ts';
import { entersMachine } from './opened-shells.ts';

/** Tells of lines of a session whether they are a prompt at which nothing is typed: `$`, or one that its commands have. */
export function barePromptIn(
  lines: readonly string[],
  typedLines: readonly (string | undefined)[] = typedIn(lines),
): (line: string) => boolean {
  const prompts = new Set(['$']);
  for (const [at, typed] of typedLines.entries()) {
    const line = lines[at] ?? '';
    const prompt = typed === undefined ? '' : line.slice(0, line.length - typed.length).trim();
    // A mere sign stands in outputs too.
    if (/[\w~/]/.test(prompt)) prompts.add(prompt);
  }
  return (line) => prompts.has(line.trim());
}

/** What stands behind the sign of root and could be a command; else empty. */
const behindRoot = (line: string): string => /^\s*# {1,2}([a-z].*)$/.exec(line)?.[1] ?? '';

/** Whether a line behind `# ` has an option, or a known program with a path, a quotation or a redirection. */
function isTypedAtRoot(line: string): boolean {
  const rest = behindRoot(line);
  return (
    rest === 'exit' || withOption.test(rest) || (isCommandShaped(rest) && /[/>"'|=;$]/.test(rest))
  );
}

/** What no comment says: a variable gets what a command prints, or is shown. `boat=$(boatctl moor)`, `echo $boat`. */
const isOfVariable = /^(?:[a-z_]\w*=\$\(|echo "?\$\w)/i;

/**
 * Whether each line behind `#` reads like a command, with an option or a program that is known: from the site, or from a line of this
 * block that has an option; above what it prints, a few words will do. Then `#` is the prompt of root. A line without it is neither a command, as in a script, nor a setting or a
 * key, as in a file with comments.
 */
export function isTypedByRoot(
  lines: readonly string[],
  programs: ReadonlySet<string> = new Set(),
): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  if (!/^\s*#/.test(filled[0] ?? '')) return false;
  const typed = filled.filter((line) => /^\s*#/.test(line)).map(behindRoot);
  const sure = typed.filter(
    (text) => withOption.test(text) || calls(text, programs) || isOfVariable.test(text),
  );
  const hasOutput = typed.length < filled.length;
  const known = new Set(sure.map((text) => text.split(/\s/, 1)[0] ?? ''));
  return (
    sure.length > 0 &&
    typed.every(
      (text) =>
        readsTyped(text) &&
        (calls(text, known) ||
          isCommandShaped(text) ||
          text === 'exit' ||
          (hasOutput && fewWords.test(text))),
    ) &&
    filled.every(
      (line) =>
        /^\s*#/.test(line) || !isOfScriptOrFile(line) || promptedCommand(line) !== undefined,
    )
  );
}

/** The sign `%` or `>` that a session begins with before a program which is known: then it is the prompt in all of its lines. */
export function signOfPrompt(
  lines: readonly string[],
  programs: ReadonlySet<string> = new Set(),
): string | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const [, sign, typed = ''] = /^\s*([%>]) +([a-z./].*)$/.exec(first) ?? [];
  const isTyped = calls(typed, programs) || (isCommandShaped(typed) && typed.includes(' '));
  return isTyped && readsTyped(typed) ? sign : undefined;
}

/** Whether a line calls a program that the site calls, maybe only as root, and says for what. */
function calls(line: string, programs: ReadonlySet<string>): boolean {
  const [program = '', ...words] = line.trim().split(/\s+/, 2);
  return words.length > 0 && (programs.has(program) || programs.has(`#${program}`));
}

/** Whether a line could be typed: it has no words of a sentence, and no sign at its end. */
const readsTyped = (text: string): boolean =>
  text !== '' && !hasWords.test(text) && !/[,:;!?]$|[a-z]\.$/.test(text);

const isOfScriptOrFile = (line: string): boolean =>
  isCommandShaped(line) ||
  /^\s*(?:[\w.-]+ *= *\S|\[[\w .-]+\]$|(?:apiVersion|kind|metadata|services|version):|FROM |[{[]\s*$|<\w)/.test(
    line,
  );

/** Words of which a comment would have some. */
const hasWords =
  / (?:the|an?|to|with|for|of|and|or|if|this|that|use|uses|using|is|are|in|on|by|not|your|you) /i;

/** Whether all lines may be typed at the prompt of root, as `# pidof sleep` is: a few words in small letters, and no sentence. */
export const mayBeTypedAtRoot = (text: string): boolean =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => fewWords.test(behindRoot(line)) && !hasWords.test(line));

/** A program with one or two names or values. */
const fewWords = /^[a-z][\w.+-]*(?: [\w./:=@+-]+){1,2}$/;

/** A command that opens a shell of root here, at whose prompt the lines below are typed. */
const toRoot = /^(?:sudo +(?:-[is]|(?:ba)?sh)|(?:sudo +)?su(?: +(?:-l?|--login))?(?: +root)?)$/;
const belowRoot = /^\s*# [a-z./]/;

/** Whether a command prints a file or an object, in which a comment may stand; a table has none, and what writes a file prints none. */
export const printsText = (command: string): boolean =>
  /^\s*(?:sudo\s+)?(?:cat|bat|head|tail|less|more|sed|grep|curl)\s|\s(?:get|describe|config|show|logs|env)(?:\s|$)/.test(
    command,
  ) &&
  !/^\s*(?:kubectl|k|oc)\s+get\s(?!.*\s(?:-o|--output))/.test(command) &&
  !/<<|\s>>?\s*[^\s&]|^\s*(?:sudo\s+)?(?:sed\s(?:.*\s)?-i|curl\s(?:.*\s)?(?:-[a-zA-Z]*[oO]|--output|--remote-name)(?:\s|$))/.test(
    command,
  );

/** Whether lines that begin like comments are the beginning of a file: a line without a prompt is below them. */
export const beginsFile = (below: string): boolean =>
  below.trim() !== '' && promptedCommand(below) === undefined;

/** For each line where the first one below it stands that is none of those to be passed: comments, and empty lines. */
export function belowComments(
  lines: readonly string[],
  passed: RegExp = /^\s*(?:#|$)/,
): readonly number[] {
  const found: number[] = [];
  let below = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found.push(below);
    if (!passed.test(lines[at] ?? '')) below = at;
  }
  return found.toReversed();
}

/**
 * What is typed in each line of a session; undefined where nothing is. A prompt of its own, such as `/ #`, that was seen before
 * a known program is one in the lines below, whatever is typed there. Where root types, what has options is no comment; where all lines behind `#` read like commands, none is. Below a
 * command that makes one root or opens a shell in a container, what has no words of a sentence is none, until another prompt is seen. Right above a command without
 * a prompt stands a comment. `programs` are those that the site calls.
 */
export function typedIn(
  lines: readonly string[],
  programs?: ReadonlySet<string>,
): (string | undefined)[] {
  const seen = new Set<string>();
  let isRoot = false;
  let last = '';
  /** Whether a line that is no comment was printed below the last command. */
  let hasOutput = false;
  const isBehind = (sign: RegExp): boolean =>
    lines.some((line) => sign.test(line) && promptedCommand(line) !== undefined);
  const isByRoot = isTypedByRoot(lines, programs);
  const sign = signOfPrompt(lines, programs);
  const hasRoot = isBehind(/^\s*# /);
  const hasPercent = isBehind(/^\s*% /);
  const below = belowComments(lines);
  return lines.map((line, index) => {
    const typed = promptedCommand(line);
    if (typed !== undefined) {
      const prompt = line.slice(0, line.length - typed.length);
      if (/[\w~/❯➜»›λ]/u.test(prompt)) seen.add(prompt);
      isRoot = toRoot.test(typed.trim()) || entersMachine(typed) || (isRoot && /^\s*#/.test(line));
      last = typed;
      hasOutput = false;
      return typed;
    }
    const [, own, text = ''] = /^\s*([%>]) +([a-z./].*)$/.exec(line) ?? [];
    if (own !== undefined && own === sign) return text;
    // The prompt of csh, where a line surely has it; curl prints one, too: `% Total`.
    if (hasPercent && /^\s*% [a-z./]/.test(line)) return line.replace(/^\s*% /, '');
    const isBelow = isRoot && belowRoot.test(line) && !isCommandShaped(lines[index + 1] ?? '');
    const isTyped = isBelow || (hasRoot && isTypedAtRoot(line)) || (isByRoot && /^\s*#/.test(line));
    const isPrinted =
      !isByRoot &&
      printsText(last) &&
      beginsFile(lines[below[index] ?? index] ?? '') &&
      !(hasOutput && isCommandShaped(line.replace(/^\s*# /, '')));
    hasOutput ||= !/^\s*(?:#|$)/.test(line);
    if (isTyped && !isPrinted && !hasWords.test(line)) {
      hasOutput = false;
      last = line.replace(/^\s*# /, '');
      return last;
    }
    const prompt = [...seen].find((each) => line.startsWith(each) && line.length > each.length);
    return prompt === undefined ? undefined : line.slice(prompt.length);
  });
}
