import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import type { TakeNote } from '#importer/note.ts';

/** A page, split into the data of its front matter and its text. */
export interface SplitPage {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** The line of the source that the text begins with, from 1. */
  firstLine: number;
}

type Data = Record<string, unknown>;

/** Splits a page whose line ends are LF. Front matter is YAML between `---`, TOML between `+++`, or a JSON object. */
export function splitFrontMatter(
  text: string,
  note: TakeNote,
  parse: (yaml: string) => unknown = parseYaml,
): SplitPage {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  const opening = lines[start]?.trimEnd() ?? '';
  if (opening === '---' || opening === '+++') {
    const end = lines.findIndex((line, index) => index > start && line.trimEnd() === opening);
    if (end === -1) return whole(text);
    const written = lines.slice(start + 1, end).join('\n');
    const data =
      opening === '---' ? readData(parse, written, note) : readData(parseToml, written, note);
    return data === undefined ? whole(text) : rest(data, lines, end + 1);
  }
  return opening.startsWith('{') ? splitJson(text, lines) : whole(text);
}

const whole = (text: string): SplitPage => ({ data: {}, body: text, firstLine: 1 });

const rest = (data: Data, lines: readonly string[], from: number): SplitPage => ({
  data,
  body: lines.slice(from).join('\n'),
  firstLine: from + 1,
});

/** Front matter as data; undefined where the text between two rules has no keys, and is part of the page. */
function readData(
  parse: (text: string) => unknown,
  written: string,
  note: TakeNote,
): Data | undefined {
  try {
    const value = parse(written);
    if (isData(value)) return value;
    return written.trim() === '' ? {} : undefined;
  } catch (error) {
    const saved = salvage(written);
    if (Object.keys(saved).length === 0) return undefined;
    note({
      line: 1,
      code: 'front-matter',
      unsure: `The front matter is damaged: ${firstLineOf(error)}.`,
      did: `I read what I could, line by line: ${Object.keys(saved).join(', ')}.`,
      look: 'Compare title and description with the source.',
    });
    return saved;
  }
}

const firstLineOf = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '').replace(
    /[.:]\s*$/,
    '',
  );

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be read of damaged front matter: every `key: value` and `key = value` at the beginning of a line, as text. */
function salvage(written: string): Data {
  const pairs = written.split('\n').flatMap((line) => {
    const [, key, value] = /^([a-z][\w-]*)\s*[:=](.*)$/i.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unquoted(value.trim())] as const];
  });
  return Object.fromEntries(pairs);
}

const unquoted = (text: string): string =>
  text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0))
    ? text.slice(1, -1)
    : text;

/** Splits off a JSON object: it ends with the first line after which it is valid JSON. */
function splitJson(text: string, lines: readonly string[]): SplitPage {
  for (const [index, line] of lines.slice(0, 200).entries()) {
    if (!line.trimEnd().endsWith('}')) continue;
    try {
      const value: unknown = JSON.parse(lines.slice(0, index + 1).join('\n'));
      if (isData(value)) return rest(value, lines, index + 1);
    } catch {
      // The object ends further down, or the text only begins with a brace.
    }
  }
  return whole(text);
}
