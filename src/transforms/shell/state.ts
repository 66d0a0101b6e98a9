/** Something that bash would complain of, and where it is in the text. */
export interface ShellError {
  message: string;
  at: number;
}

/**
 * Whether a shell could run a text, would wait for more of it, or could make no sense of it whatever follows.
 * `isOpen`: besides, something in it has no end (a quote, a substitution, a here-document, a group), or a brace ends nothing.
 */
export type ShellState =
  | { is: 'complete' }
  | { is: 'unfinished'; what: Unfinished; offset: number }
  | { is: 'unreadable'; message: string; offset: number; isOpen: boolean };

/**
 * What is open: a quote; `$(…`, backticks and the like; a here-document without its last line; a line that ends with a
 * backslash; `(` or `{`; a loop or an `if`; `|` or `&&` with nothing behind it.
 */
type Unfinished =
  'quote' | 'substitution' | 'here-document' | 'continuation' | 'group' | 'compound' | 'operator';

/** In PowerShell a backtick continues the line. In a POSIX shell it would run the next lines as a command. */
export const powerShell = 'a backtick at the end of a line';

/** Messages of the library by what is open; of several that are open the first of these counts. */
const kinds: readonly (readonly [what: Unfinished, message: RegExp])[] = [
  ['quote', /^unterminated .*quote$/],
  ['here-document', /^unterminated here-document$/],
  ['substitution', /^unterminated /],
  ['continuation', /^backslash at the end$/],
  [
    'group',
    /^expected .+ to close (?:brace|subshell|test|'\[)|^expected command in |function body$/,
  ],
  ['compound', /^expected (?:'|.+ to close '|command after '[a-z])/],
  ['operator', /^expected command after '/],
];

const compound = kinds.findIndex(([what]) => what === 'compound');
const reaching = /^unexpected token '\}'$|^a backtick/;

const kindOf = ({ message }: ShellError): number =>
  kinds.findIndex(([, pattern]) => pattern.test(message));

/** The state of a text from the errors in it: what more lines could mend is unfinished. */
export function stateOf(
  text: string,
  found: readonly ShellError[],
  comments: readonly { offset: number; end: number }[],
): ShellState {
  const end = endOfCode(text, comments);
  const errors = found.toSorted((one, other) => one.at - other.at);
  let backslashes = 0;
  while (text[end - 1 - backslashes] === '\\') backslashes += 1;
  if (end === text.length && backslashes % 2 === 1)
    errors.push({ message: 'backslash at the end', at: end - 1 });
  const isMendable = (error: ShellError): boolean =>
    kindOf(error) !== -1 &&
    (!error.message.startsWith('expected') ||
      // An empty group is reported where it begins.
      error.at >= (error.message.startsWith('expected command in') ? end - 1 : end));
  const wrong = errors.find((error) => !isMendable(error));
  if (wrong !== undefined) {
    const isOpen = errors.some(
      (error) => (kindOf(error) !== -1 && kindOf(error) < compound) || reaching.test(error.message),
    );
    return { is: 'unreadable', message: wrong.message, offset: wrong.at, isOpen };
  }
  const [open] = errors.toSorted((one, other) => kindOf(one) - kindOf(other));
  const what = open && kinds[kindOf(open)]?.[0];
  return open === undefined || what === undefined
    ? { is: 'complete' }
    : { is: 'unfinished', what, offset: open.at };
}

/** Where the text ends when blanks, comments and a backslash above an empty line at its end are left out. */
function endOfCode(text: string, comments: readonly { offset: number; end: number }[]): number {
  let end = text.trimEnd().length;
  while (text[end - 1] === '\\' && text[end] === '\n')
    end = text.slice(0, end - 1).trimEnd().length;
  for (const comment of comments.toReversed()) {
    if (comment.end < end) break;
    end = text.slice(0, comment.offset).trimEnd().length;
  }
  return end;
}
