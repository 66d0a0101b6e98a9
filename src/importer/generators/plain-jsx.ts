import { codeParts } from './marked-text.ts';
import { noteLook } from '#importer/looks.ts';
import type { TakeNote } from '#importer/note.ts';

/** What stands between the braces of an expression, with at most one pair of braces in it. */
const braced = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const tag = new RegExp(
  String.raw`<(?:[a-z][\w-]*|Link)\b(?:[^<>{}"']|"[^"]*"|'[^']*'|${braced})*>`,
  'g',
);
const component = new RegExp(
  String.raw`<([A-Z]\w*)\s(?:[^<>{}"']|"[^"]*"|'[^']*'|${braced})*?${braced}[^<>]*>`,
  'g',
);
const attribute = new RegExp(String.raw`\s([\w:-]+)=(${braced})`, 'g');

/** What looks like markup in a text that MDX shows as it is. */
const signs = /[\\`*_{}[\]<>#|~]/g;

/** JSX in a part of a line as HTML and text: texts between braces, attributes that are texts, links to pages. */
export function plainJsx(part: string, line: number, note: TakeNote): string {
  const html = part.replaceAll(tag, (whole) => plainTag(whole, line, note));
  // Where an address becomes a link in it, what is left of the tag is not found below.
  for (const [whole, name = ''] of html.matchAll(component))
    if (whole.includes('://'))
      note({
        line,
        code: 'unknown-syntax',
        about: `The tag <${name}>`,
        unsure: `${whole} is no HTML.`,
        did: 'I kept it as text.',
        look: 'Write what it would show.',
      });
  return html
    .replaceAll('</Link>', '</a>')
    .replaceAll(/(?<![=\\])\{(["'])([^"'\\]*)\1\}/g, (...match: string[]) =>
      (match[2] ?? '').replaceAll(signs, String.raw`\$&`),
    );
}

/** A text with those in it that stand between backticks within braces, which Markdown would take for code: {`text`}. */
export function withTemplateTexts(text: string, line: number, note: TakeNote): string {
  const parts = codeParts(text);
  const isTemplate = (index: number): boolean =>
    /^`[^`]*`$/.test(parts[index]?.text ?? '') &&
    /(?<![=\\$\w])\{$/.test(parts[index - 1]?.text ?? '') &&
    parts[index + 1]?.text.startsWith('}') === true;
  const isText = (index: number): boolean =>
    isTemplate(index) && !/[$\\]/.test(parts[index]?.text ?? '');
  return parts
    .map((part, index) => {
      if (!part.isCode)
        return part.text.slice(isText(index - 1) ? 1 : 0, isText(index + 1) ? -1 : undefined);
      if (isText(index)) return part.text.slice(1, -1).replaceAll(signs, String.raw`\$&`);
      if (isTemplate(index))
        note({
          line,
          code: 'unknown-syntax',
          unsure: `MDX would fill in {${part.text}}.`,
          did: 'I kept it as text.',
          look: 'Write what it would show.',
        });
      return part.text;
    })
    .join('');
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
