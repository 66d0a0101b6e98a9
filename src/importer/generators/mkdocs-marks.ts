import type { MkDocsSettings } from './mkdocs-settings.ts';

interface Marks {
  /** The extension that reads them. */
  extension: string;
  /** Its option that switches them off. */
  option?: string;
  pattern: RegExp;
  shown: string | ((whole: string, words: string) => string);
  /** Whether the signs are letters in tags of HTML and in addresses. */
  isApart?: boolean;
}

const all: readonly Marks[] = [
  {
    ...{ extension: 'pymdownx.tilde', option: 'subscript', isApart: true },
    pattern: /(?<=[\p{L}\p{N})])~([\p{L}\p{N}+−-]{1,20})~(?!~)/gu,
    shown: '<sub>$1</sub>',
  },
  {
    ...{ extension: 'pymdownx.caret', option: 'superscript', isApart: true },
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+−()[\].,*†‡°'-]{1,20})\^(?!\^)/gu,
    shown: '<sup>$1</sup>',
  },
  {
    ...{ extension: 'pymdownx.caret', option: 'insert' },
    pattern: /\^\^(?=[^\s^])([^^\n]*[^\s^])\^\^/g,
    shown: '<ins>$1</ins>',
  },
  {
    extension: 'pymdownx.keys',
    // `{++added++}` is what an editor of the page proposed.
    pattern: /(?<!\{)\+\+((?:[\w-]+|"[^"+]+")(?:\+(?:[\w-]+|"[^"+]+"))*|"[^"]+")\+\+/g,
    shown: (_, keys) => keysOf(keys),
  },
  {
    extension: 'pymdownx.mark',
    pattern: /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
    shown: '<mark>$1</mark>',
  },
];

const literal = /(<[^<>]*>|https?:\/\/[^\s<>)]+)/;

/**
 * A part of a line in which keys, and words that are marked, added, raised and lowered, are HTML. Where the settings do not name the
 * extension that reads them, their signs are text.
 */
export function withMarks(text: string, settings: MkDocsSettings | undefined): string {
  if (!/[~^+=]/.test(text)) return text;
  const those = all.filter(({ extension, option = '' }) =>
    settings === undefined
      ? true
      : settings.extensions.has(extension) &&
        settings.extensions.get(extension)?.[option] !== false,
  );
  const change = (part: string, marks: readonly Marks[]): string =>
    marks.reduce((each, { pattern, shown }) => each.replaceAll(pattern, shown as string), part);
  const apart = text
    .split(literal)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : // What is left of them strikes nothing out, as it would elsewhere: 1~3.
          change(
            part,
            those.filter(({ isApart }) => isApart),
          ).replaceAll(/(?<![\\~])~(?!~)/g, String.raw`\~`),
    )
    .join('');
  return change(
    apart,
    those.filter(({ isApart }) => isApart !== true),
  );
}

const keysOf = (keys: string): string =>
  keys
    .replaceAll('"', '')
    .split('+')
    .map((key) => `<kbd>${keyNames.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1)}</kbd>`)
    .join('+');

/** What readers see of keys whose names say something else. */
const keyNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ slash: '/', backslash: '&#92;', comma: ',', period: '.', semicolon: ';', colon: ':' },
    ...{ minus: '-', plus: '+', equal: '=', question: '?', exclam: '!', hash: '&#35;', at: '@' },
    ...{ 'arrow-up': 'Up', 'arrow-down': 'Down', 'arrow-left': 'Left', 'arrow-right': 'Right' },
    ...{ 'page-up': 'Page Up', 'page-down': 'Page Down', 'caps-lock': 'Caps Lock' },
    ...{ 'left-bracket': '&#91;', 'right-bracket': '&#93;', windows: 'Win', delete: 'Del' },
  }),
);
