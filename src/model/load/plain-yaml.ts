/**
 * The value of a map as programs write YAML: maps and lists in blocks, texts without or with quotes in one line, and literal texts (`|`).
 * The parser knows all of YAML and takes twenty times as long for it. undefined where a text is anything else, or may be wrong.
 */
export function plainYaml(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.endsWith('\n') || /[\r\uFEFF]/.test(text)) return undefined;
  const reader = { lines: text.slice(0, -1).split('\n'), at: 0 };
  try {
    skipBlank(reader);
    const value = mapAt(reader, 0);
    return reader.at === reader.lines.length ? value : undefined;
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/** What is left of the text begins with line `at`. */
interface Reader {
  lines: string[];
  at: number;
}

const notPlain = new Error('not plain');

/** A key, and what stands behind it in its line. Names of numbers, true and null are read by the parser. */
const pair = /^( *)([A-Z][\w./-]{0,200}):(?: (.*))?$/i;
const named = /^(?:null|true|false)$/i;
const item = /^( *)- (\S.*)$/;
const literal = /^\|([1-9])?([-+])?$/;

/** The map whose keys are set in by so many blanks, from a line with one on. */
function mapAt(reader: Reader, indent: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (;;) {
    const [, blanks, key = '', rest] = pair.exec(reader.lines[reader.at] ?? '') ?? [];
    if (blanks?.length !== indent || named.test(key) || Object.hasOwn(map, key)) throw notPlain;
    reader.at += 1;
    map[key] = rest === undefined ? blockBelow(reader, indent) : scalar(reader, rest, indent, true);
    if (indentBehind(reader, indent) < indent) return map;
  }
}

/** The list whose items are set in by so many blanks. */
function listAt(reader: Reader, indent: number): unknown[] {
  const list: unknown[] = [];
  for (;;) {
    const [line = '', blanks, rest = ''] = item.exec(reader.lines[reader.at] ?? '') ?? [];
    if (blanks?.length !== indent) throw notPlain;
    const inside = `${blanks}  ${rest}`;
    if (line.length === inside.length && pair.test(inside)) {
      reader.lines[reader.at] = inside;
      list.push(mapAt(reader, indent + 2));
    } else {
      reader.at += 1;
      list.push(scalar(reader, rest, indent, false));
    }
    if (indentBehind(reader, indent) < indent) return list;
  }
}

/** What a key without a text holds: the map or list below it, set in by more. */
function blockBelow(reader: Reader, indent: number): unknown {
  skipBlank(reader);
  const line = reader.lines[reader.at] ?? '';
  const own = indentOf(line);
  if (own <= indent) throw notPlain;
  return item.test(line) ? listAt(reader, own) : mapAt(reader, own);
}

function skipBlank(reader: Reader): void {
  while (reader.lines[reader.at] === '') reader.at += 1;
}

/** How far the next line is set in behind a value; one that is set in by more goes on with a text, which only the parser reads. */
function indentBehind(reader: Reader, indent: number): number {
  skipBlank(reader);
  const line = reader.lines[reader.at];
  const own = line === undefined ? -1 : indentOf(line);
  if (own > indent) throw notPlain;
  return own;
}

const indentOf = (line: string): number => line.search(/[^ ]|$/);

/** The text that begins in a line; `indent` is that of the map or list that has it. */
function scalar(reader: Reader, rest: string, indent: number, isInMap: boolean): unknown {
  const [head, digit, chomp] = literal.exec(rest) ?? [];
  if (head !== undefined) {
    if (digit !== undefined && !isInMap) throw notPlain;
    return literalBelow(reader, indent, digit, chomp);
  }
  if (rest.startsWith('"')) return quoted(rest);
  if (/^'(?:[^']|'')*'$/.test(rest)) return rest.slice(1, -1).replaceAll("''", "'");
  if (/^(?:0|[1-9]\d{0,14})$/.test(rest)) return Number(rest);
  const isTrue = rest === 'true';
  if (isTrue || rest === 'false') return isTrue;
  if (!isPlainText(rest)) throw notPlain;
  return rest;
}

/** Whether a text without quotes is only that: no number, no other word of YAML, no sign that means something. */
export const isPlainText = (text: string): boolean =>
  /^[\p{L}\d/$(_.](?:.*\S)?$/u.test(text) &&
  !/: |:$| #|\p{Cc}/u.test(text) &&
  !named.test(text) &&
  !/^[\d.][\d.a-fox_+-]*$/i.test(text) &&
  !/^\.(?:inf|nan)$/i.test(text);

/** The escapes of JSON are those of YAML, which has more of them. */
function quoted(text: string): string {
  if (!/^"(?:[^"\\]|\\["\\/bfnrtu])*"$/.test(text)) throw notPlain;
  try {
    return JSON.parse(text) as string;
  } catch {
    throw notPlain;
  }
}

function literalBelow(
  reader: Reader,
  indent: number,
  digit: string | undefined,
  chomp: string | undefined,
): string {
  const { lines } = reader;
  const from = reader.at;
  let first = from;
  while (lines[first] === '') first += 1;
  const own = digit === undefined ? indentOf(lines[first] ?? '') : indent + Number(digit);
  if (own <= indent) throw notPlain;
  const margin = ' '.repeat(own);
  let end = first;
  while (end < lines.length && (lines[end] === '' || lines[end]?.startsWith(margin))) end += 1;
  let filled = end;
  while (lines[filled - 1] === '') filled -= 1;
  if (filled <= first) throw notPlain;
  const until = chomp === '+' ? end : filled;
  const found = lines.slice(from, until).map((line) => line.slice(own));
  // A line of blanks may belong to the text or not.
  if (lines.slice(from, end).some((line) => line !== '' && line.trim() === '')) throw notPlain;
  reader.at = end;
  return found.join('\n') + (chomp === '-' ? '' : '\n');
}
