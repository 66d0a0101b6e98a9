import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';

/** What stands between the braces of an expression, with at most one pair of braces in it. */
const braced = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const tag = new RegExp(
  String.raw`<(?:[a-z][\w-]*|Link)\b(?:[^<>{}"']|"[^"]*"|'[^']*'|${braced})*>`,
  'g',
);
const attribute = new RegExp(String.raw`\s([\w:-]+)=(${braced})`, 'g');

/** What looks like markup in a text that MDX shows as it is. */
const signs = /[\\`*_{}[\]<>#|~]/g;

/** JSX in a part of a line as HTML and text: texts between braces, attributes that are texts, links to pages. */
export function plainJsx(part: string, line: number, note: TakeNote): string {
  const html = part.replaceAll(tag, (whole) => plainTag(whole, line, note));
  return html
    .replaceAll('</Link>', '</a>')
    .replaceAll(/(?<![=\\])\{(["'])([^"'\\{}]*|[{}])\1\}/g, (...match: string[]) =>
      (match[2] ?? '').replaceAll(signs, String.raw`\$&`),
    );
}

function plainTag(whole: string, line: number, note: TakeNote): string {
  const html = whole.replaceAll(attribute, (own, name: string, value: string) => {
    const inner = value.slice(1, -1).trim();
    const text = /^(["'`])([^"'`$\\]*)\1$/.exec(inner)?.[2] ?? /^\d+$/.exec(inner)?.[0];
    if (text !== undefined) return ` ${name}="${text}"`;
    if (name === 'key' || name === 'ref') return '';
    if (name === 'style' || name === 'className') {
      noteLook({ text: `${name}=${value}`, line }, note);
      return '';
    }
    if (!/^on[A-Z]/.test(name)) return own;
    note({
      line,
      code: 'left-out',
      unsure: `MDX would run ${value} for ${/^<\w+/.exec(whole)?.[0] ?? ''}>.`,
      did: 'I left it out.',
      look: 'Say in the prose what it did, if learners need it.',
    });
    return '';
  });
  return html.startsWith('<Link')
    ? html.replace(/^<Link/, '<a').replace(/(\s)to=/, '$1href=')
    : html;
}
