/** One Hugo shortcode: `{{< name "first" key="value" >}}`. */
export interface Shortcode {
  name: string;
  isClosing: boolean;
  /** `/>}}`: it has no inner text. */
  isEmpty: boolean;
  /** Written with `%`: what is inside is Markdown. */
  isMarkdown: boolean;
  /** `{{</* … *\/>}}`: shown, not run. */
  isShown: boolean;
  positional: readonly string[];
  named: Readonly<Record<string, string>>;
  raw: string;
}

export type ShortcodePart = { text: string } | { shortcode: Shortcode };

/** Splits a line into shortcodes and the text between them. A shortcode that does not end in the line is text. */
export function shortcodeParts(line: string): ShortcodePart[] {
  const parts: ShortcodePart[] = [];
  let from = 0;
  for (;;) {
    const start = nextOpening(line, from);
    const sign = start === -1 ? '' : line.charAt(start + 2);
    const close = start === -1 ? -1 : closeOf(line, sign === '<' ? '>}}' : '%}}', start + 3);
    if (close === -1) break;
    // Some themes' pages have a third brace before the shortcode.
    const before = line.slice(from, start).replace(/\{$/, '');
    if (before !== '') parts.push({ text: before });
    from = close + 3;
    parts.push({ shortcode: shortcodeOf(line.slice(start, from)) });
  }
  if (from < line.length || parts.length === 0) parts.push({ text: line.slice(from) });
  return parts;
}

/** Where a shortcode ends: not within the quotes of an argument, in which another may stand, if those are closed. */
function closeOf(line: string, sign: string, from: number): number {
  const first = line.indexOf(sign, from);
  let close = first;
  for (let at = from; close !== -1;) {
    const opened = /=\s*"/.exec(line.slice(at, close));
    if (opened === null) return close;
    at += opened.index + opened[0].length;
    const quoted = /^(?:[^"\\]|\\.)*"/.exec(line.slice(at));
    at += quoted?.[0].length ?? 0;
    if (at > close) close = line.indexOf(sign, at);
  }
  return first;
}

function nextOpening(line: string, from: number): number {
  const angle = line.indexOf('{{<', from);
  const percent = line.indexOf('{{%', from);
  if (angle === -1 || percent === -1) return Math.max(angle, percent);
  return Math.min(angle, percent);
}

/** Whether a line begins a shortcode that continues in the next line. */
export function isUnfinished(line: string): boolean {
  const start = Math.max(line.lastIndexOf('{{<'), line.lastIndexOf('{{%'));
  return start !== -1 && !line.includes('}}', start + 3);
}

function shortcodeOf(raw: string): Shortcode {
  const isMarkdown = raw.charAt(2) === '%';
  let inner = raw.slice(3, -3).trim();
  const isShown = inner.startsWith('/*') && inner.endsWith('*/');
  if (isShown) inner = inner.slice(2, -2).trim();
  const isClosing = inner.startsWith('/');
  if (isClosing) inner = inner.slice(1).trim();
  const isEmpty = inner.endsWith('/');
  if (isEmpty) inner = inner.slice(0, -1).trim();
  const [name, ...words] = shortcodeTokens(inner);
  const positional = words.flatMap(({ key, value }) => (key === undefined ? [value] : []));
  const named = words.flatMap(({ key, value }) =>
    key === undefined ? [] : [[key.toLowerCase(), value] as const],
  );
  return {
    name: (name?.value ?? '').toLowerCase(),
    isClosing,
    isEmpty,
    isMarkdown,
    isShown,
    positional,
    named: Object.fromEntries(named),
    raw,
  };
}

interface Token {
  key: string | undefined;
  value: string;
}

/** The arguments of a shortcode, separated by spaces. Values may be quoted with `"`, `'` or a backtick. */
function shortcodeTokens(text: string): Token[] {
  const words: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const equals = keyEnd(text, at);
    const key = equals === undefined ? undefined : text.slice(at, equals);
    const start = equals === undefined ? at : equals + 1;
    const quote = text.charAt(start);
    // Some editors make other quotes of those that were typed.
    const isQuoted =
      ['"', '`', "'"].includes(quote) || (quote === '“' && text.includes('”', start));
    const end = isQuoted ? quoteEnd(text, start) : tokenEnd(text, start);
    const value = text.slice(isQuoted ? start + 1 : start, end);
    words.push({ key, value: value.replaceAll('\\"', '"') });
    at = isQuoted ? end + 1 : Math.max(end, at + 1);
  }
  return words;
}

function keyEnd(text: string, start: number): number | undefined {
  let end = start;
  while (/[\w-]/.test(text.charAt(end))) end += 1;
  return end > start && text.charAt(end) === '=' ? end : undefined;
}

function quoteEnd(text: string, start: number): number {
  const quote = text.charAt(start).replace('“', '”');
  let end = start + 1;
  while (end < text.length && text.charAt(end) !== quote) {
    end += text.charAt(end) === '\\' ? 2 : 1;
  }
  return Math.min(end, text.length);
}

function tokenEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1;
  return end;
}
