import { outsideCode } from './marked-text.ts';
import type { Flavour } from './flavour.ts';
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

/** A line outside of code with the values of the site that its generator fills in. */
export function filledIn(text: string, flavour: Flavour, parts: SiteParts): string {
  return text.includes('{{') ? outsideCode(text, (part) => filledPart(part, flavour, parts)) : text;
}

function filledPart(text: string, flavour: Flavour, { locale, settingOf }: SiteParts): string {
  if (flavour === 'jekyll') {
    return text.replaceAll(
      /\{\{-?\s*((?:site|page)\.[\w.-]*\w)\s*-?\}\}/g,
      (whole, path: string) => settingOf(path) ?? whole,
    );
  }
  if (flavour !== 'hugo') return text;
  return text
    .replaceAll(
      /\{\{[<%]\s*param\s+"?([\w.-]+)"?\s*[>%]\}\}/g,
      (whole, name: string) => settingOf(`params.${name}`) ?? whole,
    )
    .replaceAll(
      /\{\{[<%]\s*heading\s+"(\w+)"\s*[>%]\}\}/g,
      (whole, name: string) => (headings[locale] ?? headings['en'])?.[name] ?? whole,
    );
}
