/** Tags of template engines in prose, as people bring them along: what they are, and what is written here. */
import { markdownFor } from './markdown-for.ts';

interface Words {
  message: string;
  hint: string;
}

/** By the name of a tag, what is written for it. */
const instead: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['note', 'tip', 'warning', 'caution', 'alert', 'hint', 'callout', 'notice', 'admonition'].map(
      (name) => [name, markdownFor['Note'] ?? ''],
    ),
  ),
  ...Object.fromEntries(
    ['tabs', 'tabpane', 'tab'].map((name) => [
      name,
      'Alternatives are written <Tabs sync="…">, each in a <Tab value="…" label="…">.',
    ]),
  ),
  ...Object.fromEntries(['figure', 'img', 'image'].map((name) => [name, markdownFor['img'] ?? ''])),
  ...Object.fromEntries(
    ['ref', 'relref', 'link'].map((name) => [
      name,
      'A link to a lesson is written [words](../lesson/).',
    ]),
  ),
  ...Object.fromEntries(
    ['details', 'expand', 'collapse'].map((name) => [name, markdownFor['details'] ?? '']),
  ),
};

const otherwise =
  'Write what it would show. `readyroom import` makes lessons of whole pages, their tags included.';

/** Words for a line that MDX cannot read because of a tag in it; undefined where there is none. */
export function templateWords(line: string): Words | undefined {
  const [shortcode] = /\{\{[<%][^}]*\}{0,2}/.exec(line) ?? [];
  if (shortcode !== undefined) return tag(shortcode, 'a shortcode of Hugo');
  const [liquid] = /\{%[^}]*\}?/.exec(line) ?? [];
  if (liquid !== undefined) return tag(liquid, 'a tag of Liquid, or of another template engine');
  const [variable] = /\{\{-?\s*[\w$.][\w.$ |-]*\}\}/.exec(line) ?? [];
  if (variable === undefined) return undefined;
  return {
    message: `${variable} is for a template engine, and nothing here fills it in.`,
    hint: 'Write the text itself, {{name}} for a constant of workshop.yaml, or put code into `…`.',
  };
}

function tag(written: string, what: string): Words {
  const name = /[\w-]+/.exec(written)?.[0].replace(/^end/, '') ?? '';
  return {
    message: `${written} is ${what}, and nothing here fills it in.`,
    hint: (Object.hasOwn(instead, name) ? instead[name] : undefined) ?? otherwise,
  };
}
