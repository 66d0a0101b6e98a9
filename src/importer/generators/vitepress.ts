import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';
import { fenceReader } from '#importer/text/fence.ts';
import type { Include } from './include.ts';
import { outsideCode } from './marked-text.ts';
import type { PageLines } from './marked-text.ts';

/** `<<< @/boat.js#part{2 ts} [The boat]` shows a file as code, `<!--@include: ./part.md{1,3}-->` as text. */
export function vitePressInclude(line: string): Include | undefined {
  const [, code = '', region, braces = '', label] =
    /^<<< ?([^\s#{}[\]]+)(?:#([\w-]+))?(?: ?\{([^{}]*)\})?(?: \[([^\]]*)\])?$/.exec(line) ?? [];
  const made = { folders: ['', 'docs', 'src'], values: {} };
  const part = region === undefined ? {} : { part: { name: region } };
  if (code !== '') {
    const [, named] = /(?:^|\s)([a-z][\w+-]*)(?::\S*)?$/i.exec(braces) ?? [];
    const lang = named ?? /\.([a-z\d]+)$/i.exec(code)?.[1] ?? '';
    const shown = label === undefined ? lang : `${lang} title="${label.replaceAll('"', "'")}"`;
    return { ...made, ...part, address: withoutSign(code), as: { lang: shown } };
  }
  const [, text = '', name, from, to] =
    /^<!-- ?@include: ?([^\s#{}]+)(?:#([\w-]+))?(?:\{(\d*),(\d*)\})? ?-->$/.exec(line) ?? [];
  if (text === '' || name !== undefined) return undefined;
  const last = to === undefined || to === '' ? Number.POSITIVE_INFINITY : Number(to);
  const ranges = [{ from: Math.max(1, Number(from ?? 1)), to: last }];
  const some = from === undefined ? {} : { part: { ranges } };
  return { ...made, ...some, address: withoutSign(text), as: 'text' };
}

/** `@` is the folder of all pages. */
const withoutSign = (address: string): string => address.replace(/^@\//, '/');

/** The lines of a file between `#region name` and its end; other regions may stand in it. */
export function regionIn(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => /#region +([\w-]+)/.exec(line)?.[1] === name);
  let depth = start === -1 ? 0 : 1;
  for (let at = start + 1; depth > 0 && at < lines.length; at += 1) {
    const [, sign, named] = /#(region|endregion)\b *([\w-]*)/.exec(lines[at] ?? '') ?? [];
    if (sign !== undefined) depth += sign === 'region' ? 1 : -1;
    if (sign === 'endregion' && (depth === 0 || named === name)) return lines.slice(start + 1, at);
  }
  return undefined;
}

/** The lines of a page of VitePress or VuePress whose groups of code are tabs. */
export function withCodeGroups(page: PageLines): PageLines {
  if (!page.texts.some((text) => group.test(text))) return page;
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader(true);
  let isIn = false;
  let item = '';
  for (const [index, text] of page.texts.entries()) {
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const add = (...texts: string[]): void => {
      for (const each of texts) {
        made.texts.push(each);
        made.lines.push(page.lines[index] ?? 1);
      }
    };
    const wasOpen = fences.isOpen();
    fences.read(text);
    if (wasOpen === fences.isOpen()) {
      const isMark = !wasOpen && text.trim().startsWith(':::');
      const words = isMark ? text.trim().replace(/^:+/, '').trimStart() : undefined;
      if (words?.startsWith('code-group-item ') === true) item = words.slice(16).trim();
      else if (isIn && words === '' && item !== '') item = '';
      else if (words !== undefined && group.test(text)) {
        isIn = true;
        add('', `${blank}<Tabs>`);
      } else if (isIn && words === '') {
        isIn = false;
        add(`${blank}</Tabs>`, '');
      } else add(text);
    } else if (!isIn) add(text);
    else if (wasOpen) add(text, '', `${blank}</TabItem>`);
    else {
      const [whole = '', label = item] = / \[([^[\]]+)\]/.exec(text) ?? [];
      const title = /\stitle="([^"]*)"/.exec(text)?.[1];
      const lang = /^\s*[`~]+ ?([\w+-]*)/.exec(text)?.[1] ?? '';
      const shown = [label, title ?? '', lang, 'Code'].find((each) => each !== '') ?? '';
      add(`${blank}<TabItem value="${shown}" label="${shown.replaceAll('"', "'")}">`, '');
      add(text.replace(whole, ''));
    }
  }
  return made;
}

const group = /^\s*:{3,} *code-group\s*$/;

const attribute = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[\w.%-]+))`;
const behindLink = new RegExp(
  String.raw`(\]\([^()\s]*(?: "[^"]*")?\))(\{${attribute}(?: ${attribute})*\})`,
  'g',
);

/** The lines of a page without the attributes behind links and pictures: `[a](b){target="_blank"}`. */
export function withoutLinkAttributes({ texts, lines }: PageLines, note: TakeNote): PageLines {
  const fences = fenceReader(true);
  const plain = (part: string, line: number): string =>
    part.replaceAll(behindLink, (_, link: string, attributes: string) => {
      noteLook({ text: attributes, line }, note);
      return link;
    });
  const made = texts.map((text, index) =>
    fences.read(text) === 'none' && text.includes('){')
      ? outsideCode(text, (part) => plain(part, lines[index] ?? 1))
      : text,
  );
  return { texts: made, lines };
}
