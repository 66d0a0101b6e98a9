import { quotesOf } from '#importer/text/list-margin.ts';
import { rawBrace } from '#importer/text/private-signs.ts';
import { codeParts } from './marked-text.ts';
import { withParams } from './hugo-params.ts';
import { runsMacros, withMacroValues } from './mkdocs-macros.ts';
import type { Flavour } from './flavour.ts';
import type { CodeChange, TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';

/** Headings that Kubernetes' pages name by a word, in each language of its site. */
const headings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    ...{ objectives: 'Objectives', prerequisites: 'Before you begin', cleanup: 'Cleaning up' },
    ...{ whatsnext: "What's next", synopsis: 'Synopsis', options: 'Options', seealso: 'See Also' },
  },
  'pt-BR': {
    ...{ objectives: 'Objetivos', prerequisites: 'Antes de você começar', cleanup: 'Limpando' },
    ...{
      whatsnext: 'Próximos passos',
      synopsis: 'Sinopse',
      options: 'Opções',
      seealso: 'Veja também',
    },
  },
  'zh-CN': {
    ...{ objectives: '教程目标', prerequisites: '准备开始', cleanup: '清理现场' },
    ...{ whatsnext: '接下来', synopsis: '简介', options: '选项', seealso: '另请参见' },
  },
};

interface Line {
  text: string;
  line: number;
  /** Whether it stands between fences. */
  isCode: boolean;
}

/** A line with the values of the site that its generator fills in, also in code. What changes there is noted with both texts. */
export function filledIn(
  { text, line, isCode }: Line,
  flavour: Flavour,
  parts: SiteParts,
  note: TakeNote,
): string {
  if (!text.includes('{{')) return text;
  const changes: CodeChange[] = [];
  const quotes = isCode ? quotesOf(text).length : 0;
  const filled = (isCode ? [{ text, isCode }] : codeParts(text)).map((part) => {
    const after = filledPart(part, flavour, parts);
    if (part.isCode && after !== part.text) {
      const ticks = isCode ? 0 : (/^`+/.exec(after)?.[0].length ?? 0);
      const within = (code: string): string =>
        code.slice(ticks + quotes, code.length - ticks).trim();
      changes.push({ before: within(part.text), after: within(after) });
    }
    return after;
  });
  if (changes.length > 0)
    note({
      code: 'structure',
      line,
      unsure: `${fillers[flavour] ?? 'Jekyll'} fills in what stands in this code.`,
      did: 'I wrote what its readers saw.',
      look: 'Compare the two.',
      changes,
    });
  return filled.join('');
}

const fillers: Partial<Record<Flavour, string>> = {
  hugo: 'Hugo',
  educates: 'Educates',
  mkdocs: 'The plugin "macros" of MkDocs',
};

/** A tag of Liquid with the values of the site in it. */
export const withSiteValues = (text: string, parts: SiteParts): string =>
  /\{%(?:(?!\{%).)*\{\{/.test(text) ? filledPart({ text, isCode: true }, 'jekyll', parts) : text;

/** A text that Liquid shows as it is: `{{ "{{ a " }}`. */
const quoted = /\{\{-?\s*(?:"([^"]*)"|'([^']*)')\s*-?\}\}/g;
const quotedText = (_: string, double?: string, single?: string): string =>
  (double ?? single ?? '').replaceAll(/\{(?=[{%])/g, rawBrace);

function filledPart(
  { text, isCode }: Pick<Line, 'text' | 'isCode'>,
  flavour: Flavour,
  parts: SiteParts,
): string {
  const { locale, settingOf } = parts;
  if (flavour === 'mkdocs') return runsMacros(parts) ? withMacroValues(text, parts) : text;
  if (flavour === 'jekyll') {
    // An address of the old site leads to its pages, which are lessons now; in code it is what readers typed.
    const isLeft = (path: string): boolean => !isCode && /^site\.(?:base)?url$/.test(path);
    const shown = isCode ? text.replaceAll(quoted, quotedText) : text;
    return shown.replaceAll(
      /\{\{-?\s*((?:site|page)\.[\w.-]*\w)\s*-?\}\}/g,
      (whole, path: string) => (isLeft(path) ? undefined : settingOf(path)) ?? whole,
    );
  }
  if (flavour === 'educates') return withParams(text, parts);
  if (flavour !== 'hugo') return text;
  const named = headings[locale] ?? headings['en'] ?? {};
  const whole = isCode ? null : captured.exec(text);
  if (whole !== null) {
    const heading = named[whole[1] ?? whole[2] ?? ''];
    if (heading !== undefined) return `## ${heading}`;
    return whole[2] === undefined ? '' : text;
  }
  return withParams(text, parts).replaceAll(
    /\{\{[<%]\s*heading\s+"(\w+)"\s*[>%]\}\}/g,
    (whole, name: string) => named[name] ?? whole,
  );
}

/** The parts of older pages of Kubernetes: the site arranged them, and wrote a heading above some. */
const captured = /^\s*\{\{[<%]\s*(?:\/\s*capture|capture\s+"?(\w+)"?|(\w+)-heading)\s*[>%]\}\}\s*$/;
