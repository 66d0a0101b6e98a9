import { codeReader } from '#importer/text/code-reader.ts';
import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { codeOverLines } from './code-over-lines.ts';
import type { PageLines } from './marked-text.ts';
import { isPlacedMark } from './mkdocs.ts';
import { commentReader } from './mkdocs-comments.ts';
import { noteMacros, noteMacrosInline, runsMacros } from './mkdocs-macros.ts';
import { withMarks } from './mkdocs-marks.ts';
import { mkDocsSettingsOf } from './mkdocs-settings.ts';
import type { MkDocsSettings } from './mkdocs-settings.ts';
import { formulaReader } from './formulas.ts';

type Change = (text: string, line: number) => string;

/** The lines of a page as the extensions show them that its settings name, and that other parsers of Markdown do not have. */
export function withExtensions(
  { texts, lines }: PageLines,
  parts: SiteParts,
  note: TakeNote,
): PageLines {
  const settings = mkDocsSettingsOf(parts);
  const changes = changesOf(settings, note);
  const hasMacros = runsMacros(parts);
  const withFormulas = formulaReader(settings);
  const isCode = codeReader();
  const comments = commentReader(texts);
  const overLines = codeOverLines(texts);
  const shown = texts.map((text, index) => {
    const line = lines[index] ?? 1;
    const commented = comments.signsIn(index);
    if (isPlacedMark(text) || (commented > 0 && commented === text.length)) return text;
    if (commented === 0 && isCode(text)) {
      if (hasMacros) noteMacros(text, line, note);
      return text;
    }
    if (hasMacros) noteMacrosInline(text, line, note);
    const over = overLines.get(index);
    // Nothing is changed in a comment: an arrow would be made of its end.
    const until = Math.min(comments.startIn(index) ?? text.length, over?.until ?? text.length);
    const from = Math.min(Math.max(commented, over?.from ?? 0), until);
    const next = until < text.length ? '' : (texts[index + 1] ?? '');
    const change = (whole: string): string => {
      const plain = withShownSlashes(whole, next, settings);
      return changes.reduce((each, changed) => changed(each, line), plain);
    };
    return text.slice(0, from) + withFormulas(text.slice(from, until), change) + text.slice(until);
  });
  return { texts: shown, lines };
}

function changesOf(settings: MkDocsSettings | undefined, note: TakeNote): Change[] {
  const extensions = settings?.extensions;
  const marks: Change = (text) => withMarks(text, settings);
  if (extensions === undefined) return [marks];
  const issues = withIssues(extensions.get('pymdownx.magiclink'));
  return [
    ...(extensions.has('pymdownx.critic')
      ? [(text: string, line: number): string => withProposals(text, line, note)]
      : []),
    marks,
    ...(issues === undefined ? [] : [issues]),
    ...(extensions.has('pymdownx.smartsymbols') ? [withSymbols] : []),
  ];
}

/**
 * A backslash is shown at the end of a line, where other parsers break it, and before signs that it need not stand before; but not with
 * pymdownx.escapeall.
 */
function withShownSlashes(
  text: string,
  next: string,
  settings: MkDocsSettings | undefined,
): string {
  if (!text.includes('\\') || settings?.extensions.has('pymdownx.escapeall') === true) return text;
  const isShownAtEnd = next.trim() !== '' && /[^\\]\\$/.test(text);
  const has = (name: string): boolean => settings?.extensions.has(name) === true;
  const ofWords = `<%&,/:;?@${has('smarty') ? '' : `"'`}${settings === undefined || has('pymdownx.arithmatex') ? '' : '$'}`;
  const shown = new RegExp(String.raw`(?<!\\)\\(?=[${ofWords}])`, 'g');
  return (isShownAtEnd ? `${text}\\` : text).replaceAll(shown, String.raw`\\`);
}

/** `{~~before~>after~~}`; neither has the sign of another, by which each is looked for once. */
const replaced = /\{~~((?:(?!\{~~|~>).)*)~>((?:(?!\{~~|~~\}).)*)~~\}/g;

/** What an editor proposed and said, as the page showed it. */
function withProposals(text: string, line: number, note: TakeNote): string {
  if (!/\{(?:\+\+|--|~~|==|>>)|^\s*(?:\+\+|--|==|<<)\}/.test(text)) return text;
  // Around several blocks, each sign has a line of its own.
  const shown = text
    .replace(/^\s*(?:\{(?:\+\+|--|==|>>)|(?:\+\+|--|==|<<)\})\s*$/, '')
    .replaceAll(replaced, (_, before: string, after: string) =>
      [...(before === '' ? [] : [`~~${before}~~`]), ...(after === '' ? [] : [`_${after}_`])].join(
        ' ',
      ),
    )
    .replaceAll(/\{\+\+(.+?)\+\+\}/g, (_, words: string) => around(words, '_'))
    .replaceAll(/\{--(.+?)--\}/g, (_, words: string) => around(words, '~~'))
    .replaceAll(/\{==(.+?)==\}/g, '<mark>$1</mark>')
    .replaceAll(/\{>>(.+?)<<\}/g, (_, words: string) => ` (${words.trim()})`);
  if (shown !== text)
    note({
      line,
      code: 'structure',
      unsure: 'An editor of the page proposed changes here, which its readers saw.',
      did: 'I struck out what goes, emphasised what comes, and put what was said in brackets.',
      look: 'Decide which of the words stay.',
    });
  return shown;
}

/** Words between two signs, with the blanks at their ends outside. */
function around(words: string, sign: string): string {
  const inner = words.trim();
  return inner === '' ? '' : words.replace(inner, () => sign + inner + sign);
}

/** Comments, tags and addresses, in which signs are letters. */
const literal = /(<!--.*?-->|--8<--|<[^<>]*>|\]\([^()]*\)|https?:\/\/[^\s<>)]+)/;

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\(tm\)/g, '™'],
  [/\(c\)/g, '©'],
  [/\(r\)/g, '®'],
  [/\bc\/o\b/g, '℅'],
  [/\+\/-/g, '±'],
  [/=\/=/g, '≠'],
  [/<-->/g, '↔'],
  [/(?<!-)-->/g, '→'],
  [/<--(?!-)/g, '←'],
  [/(?<![\d/])1\/2(?![\d/])/g, '½'],
  [/(?<![\d/])1\/4(?![\d/])/g, '¼'],
  [/(?<![\d/])3\/4(?![\d/])/g, '¾'],
  [/(?<![\d/])1\/3(?![\d/])/g, '⅓'],
  [/(?<![\d/])2\/3(?![\d/])/g, '⅔'],
];

const withSymbols: Change = (text) =>
  // The line below the head of a table.
  /^[\s|:-]+$/.test(text)
    ? text
    : text
        .split(literal)
        .map((part, index) =>
          index % 2 === 1
            ? part
            : symbols.reduce((each, [from, to]) => each.replaceAll(from, to), part),
        )
        .join('');

/** Addresses, tags and the words and addresses of links, in which a shorthand is text. */
const withoutShorthand = /(<[^<>]*>|!?\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])|https?:\/\/[^\s<>)]+)/;

/**
 * By the settings of pymdownx.magiclink, `#12` and `owner/name#12` lead to an issue of GitHub, and `@name` to who is called so.
 * undefined where the settings say nothing of that.
 */
function withIssues(
  options: Readonly<Record<string, unknown>> | undefined,
): ((text: string) => string) | undefined {
  if (options?.['repo_url_shorthand'] !== true) return undefined;
  if ((options['provider'] ?? 'github') !== 'github') return undefined;
  const { user, repo } = options;
  const own = typeof user === 'string' && typeof repo === 'string' ? `${user}/${repo}` : undefined;
  const linked = (part: string): string =>
    part
      .replaceAll(
        /(?<![\w/@#&[`])([\w-]{1,39}\/[\w.-]{1,100})?#(\d{1,9})(?![\w-])/g,
        (whole, named: string | undefined, number: string) => {
          const project = named ?? own;
          return project === undefined
            ? whole
            : `[${whole}](https://github.com/${project}/issues/${number})`;
        },
      )
      .replaceAll(
        /(?<![\w/@.[`])@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)(?![\w/@-])/gi,
        (whole, name: string) => `[${whole}](https://github.com/${name})`,
      );
  return (text) =>
    text
      .split(withoutShorthand)
      .map((part, index) => (index % 2 === 1 ? part : linked(part)))
      .join('');
}
