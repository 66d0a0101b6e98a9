/** What is wrong with the YAML of a file, in the words of who wrote it; part of the catalogue. */
import type { DiagnosticParams } from './params.ts';

type YamlCode = Extract<keyof DiagnosticParams, `yaml-${string}`>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const blanks: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'a full-width space',
};

/** The beginning of a line, not long. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const yamlCatalogue: {
  readonly [Code in YamlCode]: (params: DiagnosticParams[Code]) => {
    message: string;
    hint: string;
  };
} = {
  'yaml-syntax': ({ reason }) => ({
    message: `This is not YAML: ${reason}${reason.endsWith('.') ? '' : '.'}`,
    hint: 'Check the indentation, and put text with ": ", " #", or one of {}[]&*!|>\'"%@ at its beginning in quotes.',
  }),
  'yaml-documents': ({ found }) => ({
    message: `This file has ${found} YAML documents.`,
    hint: 'Keep one: take out the line "---".',
  }),
  'yaml-blank': ({ blank }) => ({
    message: `This line is indented with ${blanks[blank] ?? 'a special blank'}, and YAML takes plain spaces only.`,
    hint: 'Put spaces in its place, as many as the lines around it begin with.',
  }),
  'yaml-indent': ({ column, levels }) => {
    const lines = levels.map((each) => `line ${each.line} in column ${each.column}`);
    return {
      message: `This line begins in column ${column}, where it belongs to nothing: ${lines.join(', ')}.`,
      hint: 'Give it as many spaces in front as the line it stands beside, and two more than the line it belongs to.',
    };
  },
  'yaml-below-text': ({ key, line }) => ({
    message: `This key is indented as if it belonged to "${key}", which has a text already.`,
    hint: `Give it as many spaces in front as line ${line} has.`,
  }),
  'yaml-text-below': ({ key, line }) => ({
    message: `The text of "${key}" in line ${line} is not indented.`,
    hint: `Give each of its lines two spaces more in front than "${key}:" has.`,
  }),
  'yaml-key-twice': ({ key, firstLine }) => ({
    message: `The key "${key}" stands here for the second time; the first is in line ${firstLine}.`,
    hint: 'Give one of the two another name, or take it out.',
  }),
  'yaml-key-empty': ({ key, twice, line }) => ({
    message: `"${key}" holds nothing: what follows stands beside it, and so "${twice}" in line ${line} stands there twice.`,
    hint: `Give the lines that belong to "${key}" two spaces more in front; or "${key}" fewer, if it stands too far in itself.`,
  }),
  'yaml-colon': ({ key, text }) => ({
    message: `The text of "${key}" has ": " in it, which begins another key.`,
    hint: `Put the text in quotes: ${key}: ${quoted(text)}`,
  }),
  'yaml-open': ({ mark, close }) => ({
    message: `The ${mark} that begins here is never closed.`,
    hint: `Put a ${close} at the end of what it begins.`,
  }),
  'yaml-comment': ({ text }) => ({
    message: `"${short(text)}" is a comment here, and so is the bracket at its end.`,
    hint: "A # that is meant goes in quotes: '…'. Else put the comment behind the bracket.",
  }),
  'yaml-begins': ({ mark, text }) => ({
    message: `A text cannot begin with ${mark}, which means something else in YAML.`,
    hint: `Put it in quotes: ${quoted(text)}`,
  }),
  'yaml-behind': ({ text }) => ({
    message: `What stands before this is a whole value already, and "${short(text)}" is left over.`,
    hint: "Put all of the text in one pair of quotes. Within '…' write '' for an apostrophe.",
  }),
  'yaml-no-colon': ({ text }) => ({
    message: /^[\w./-]+：/.test(text)
      ? `The colon of "${short(text)}" is a full-width one (U+FF1A), and YAML knows the plain one only.`
      : `"${short(text)}" stands where a key is expected, and no colon is behind it.`,
    hint: /^[\w./-]+：/.test(text)
      ? `Write "${text.replace(/：\s*/, ': ')}".`
      : 'Write it as "key: value". A text that goes on from the line above has more spaces in front than its key.',
  }),
  'yaml-no-blank': ({ text }) => ({
    message: `There is no space behind the colon of "${short(text)}".`,
    hint: `Write "${text.replace(/:(?=\S)/, ': ')}".`,
  }),
  'yaml-escape': ({ escape }) => ({
    message: `${escape} means nothing in double quotes.`,
    hint: "Use single quotes, '…': a backslash is a backslash there.",
  }),
};
