import { isLookedFor } from '#transforms/by-hand.ts';
import { readShell } from '#transforms/shell.ts';

/** A command whose placeholders a reader of shells knows, and what each of them was in the page, without its brackets. */
export interface WordedPlaceholders {
  text: string;
  /** By the name in the text, the words of the page. */
  words: ReadonlyMap<string, string>;
}

/** `<your name>`, `<your-name>`, `<你的名字>`: words in angle brackets, and nothing behind them that makes a redirection of the last one. */
const worded =
  /<(\p{L}[\p{L}\p{M}\p{N}]*(?:(?:[ _-]| \/ )[\p{L}\p{N}][\p{L}\p{M}\p{N}]*){0,7})>(?![\p{L}\p{N}_$<>&])/u;

/** `<red|blue>`: values of which one is chosen. */
const choice = /<([\w.-]{1,40}(?:\|[\w.-]{1,40}){1,7})>(?![\p{L}\p{N}_$<>&|])/u;

const open = new RegExp(`${worded.source}|${choice.source}`, 'gu');

const isPlain = (words: string): boolean => /^[\w /-]+$/.test(words);

const bareOf = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether words have letters of which no name of a variable can be made. */
export const hasOtherLetters = (words: string): boolean => !isPlain(bareOf(words));

/** A name for words: their own letters without marks, or else what they are the value of, `region=<地区>`, `--region <地区>`. */
function nameOf(words: string, before: string): string {
  const bare = bareOf(words);
  const chinese = nameInChinese(bare);
  if (chinese !== '') return chinese;
  const [, option, field] = valued.exec(before) ?? [];
  const key = option ?? field ?? '';
  const values = bare.split('|');
  const general = values.length > 3 || !isPlain(values.join(' ')) ? 'VALUE' : values.join(' or ');
  const named = options.get(key) ?? (key.length > 1 ? key : undefined);
  const latin = isPlain(bare) ? bare : (named ?? general);
  return latin.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
}

/** Words that pages in Chinese have in brackets most, in simplified and traditional characters. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/容器/, 'CONTAINER'],
  [/[镜鏡]像/, 'IMAGE'],
  [/命名空[间間]/, 'NAMESPACE'],
  [/[节節][点點]/, 'NODE'],
  [/端口/, 'PORT'],
  [/域名/, 'DOMAIN'],
  [/用[户戶]/, 'USER'],
  [/密[码碼]/, 'PASSWORD'],
  [/版本/, 'VERSION'],
  [/目[录錄]|文件[夹夾]/, 'FOLDER'],
  [/文件|檔案/, 'FILE'],
  [/路[径徑]/, 'PATH'],
  [/地址/, 'ADDRESS'],
  [/名[称稱]?$/, 'NAME'],
];

/** A name made of those; '' where there is none of them, or words in other letters. */
const nameInChinese = (words: string): string =>
  /^\p{sc=Han}+$/u.test(words)
    ? nouns.flatMap(([noun, name]) => (noun.test(words) ? [name] : [])).join('_')
    : '';

/** How far back the name of a value is looked for. */
const NEAR = 100;

const valued = /(?:(?<=^|[\s,"'])--?(?!no-)([a-z][\w-]*)[= ]|(?<![\w-])([a-z_]\w*)=)["']?$/i;

/** Options of kubectl that are one letter. */
const options: ReadonlyMap<string, string> = new Map([
  ['n', 'namespace'],
  ['c', 'container'],
]);

/** `NAME="<colour>"`, `-n "<namespace>"`: a single word that is all of a value, and neither printed by kubectl, looked up by Nix nor a tag. */
const wholeValue =
  /(?<==|\s--?[a-z][\w-]*[ =])"<(?!(?:none|unset|unknown|pending|invalid|nil|null|nixpkgs|html|head|body|title|div|span|pre|code)>)([a-z][a-z0-9]{2,}|id|ip)>"(?=[\s;|&)]|$)/g;

/**
 * Makes `<YOUR_NAME>` of `<your name>`, which for a shell is two redirections, and of `<your-name>` in quotes, where a shell sees no
 * sign, and of `<red|blue>`, which for a shell is a pipe. What stands in here-documents and in single quotes stays, and so do what sed looks for and the tags of a text that ends one.
 */
export function wordedPlaceholders(command: string): WordedPlaceholders {
  const words = new Map<string, string>();
  const has = (pattern: RegExp): boolean => command.search(pattern) !== -1;
  if ((!has(open) && !has(wholeValue)) || /<\/\w|\w\s?\/>/.test(command))
    return { text: command, words };
  const { quoted, documents } = readShell(command);
  const inFile = (offset: number): boolean =>
    documents.some(({ start, end }) => start <= offset && offset < end);
  const shouted = command.replaceAll(wholeValue, (all: string, inside: string, offset: number) => {
    if (inFile(offset) || isLookedFor(command, offset) || isGrepped(command, offset)) return all;
    words.set(inside.toUpperCase(), inside);
    return `"<${inside.toUpperCase()}>"`;
  });
  const named = (inside: string, before: string): string => {
    const own = nameOf(inside, before);
    let name = own;
    for (let count = 2; (words.get(name) ?? inside) !== inside; count += 1)
      name = `${own}_${count}`;
    words.set(name, inside);
    return `<${name}>`;
  };
  const outer = outermost(quoted);
  let at = 0;
  const text = shouted.replaceAll(
    open,
    (all: string, word: string | undefined, values: string | undefined, offset: number) => {
      while ((outer[at]?.end ?? Infinity) <= offset) at += 1;
      const next = outer[at];
      const around = next !== undefined && next.start <= offset ? next : undefined;
      const inside = word ?? values ?? '';
      const isSingle = isPlain(inside) && !inside.includes(' ');
      const isOpen =
        around === undefined ? !isSingle : command[around.start] === '"' && /[_\W]/.test(inside);
      if (!isOpen || isLookedFor(command, offset)) return all;
      if (word === undefined && isGrepped(command, offset)) return all;
      return named(inside, command.slice(Math.max(0, offset - NEAR), offset));
    },
  );
  return { text, words };
}

/** Of ranges that may stand in each other the outermost ones, in order. */
function outermost<Range extends { start: number; end: number }>(
  ranges: readonly Range[],
): Range[] {
  let last = 0;
  return ranges
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

/** Whether grep looks for what stands at an offset of a command. */
const isGrepped = (command: string, offset: number): boolean =>
  /\b[efz]?grep\s[^|;&\n]{0,200}$/.test(command.slice(Math.max(0, offset - 250), offset));
