/** What translators have left to do. */
import { posix } from 'node:path';
import type { Rule } from '#model/lint/rule.ts';
import { intendedName } from '#model/load/intended-name.ts';
import { lessonStates, someOf, textStates, translationStates } from '#model/translations/states.ts';

export const missingLesson: Rule = {
  severity: 'advice',
  complete: true,
  about:
    'A lesson without a file in one of the languages of the workshop. Readers of that language see the source, and a notice.',
  wrong: { lang: 'yaml', text: 'locales: [en, pt-BR]     # and only en.mdx in the lesson' },
  right: {
    lang: 'yaml',
    text: 'locales: [en, pt-BR]     # and en.mdx and pt-BR.mdx in the lesson',
  },
  *find({ data: { source, locales }, lessons }) {
    for (const { name, names, yaml } of lessons) {
      for (const locale of locales) {
        // A file that cannot be read is told by itself.
        if (locale === source || names.includes(`${locale}.mdx`)) continue;
        const isMisspelt = names.some(
          (each) => intendedName(each, [`${locale}.mdx`]) !== undefined,
        );
        if (yaml === undefined || isMisspelt) continue;
        const file = posix.join(posix.dirname(yaml.file), `${locale}.mdx`);
        yield {
          place: { file, line: 1, column: 1 },
          message: `The lesson "${name}" is not translated into ${locale}.`,
          hint: `Write ${file}: the prose of ${source}.mdx, with the same ids in the same order.`,
        };
      }
    }
  },
};

export const missingUnit: Rule = {
  severity: 'advice',
  complete: true,
  about:
    'Ids of the source whose prose a translation lacks. Readers see those parts in the source language, marked.',
  wrong: { lang: 'mdx', text: '## Instale {/* #install */}' },
  right: { lang: 'mdx', text: '## Instale {/* #install */}\n\n## Limpe tudo {/* #clean-up */}' },
  *find(workshop) {
    for (const { file, locale, units } of lessonStates(workshop)) {
      const missing = units.filter(({ state }) => state === 'missing').map(({ unit }) => unit);
      if (file === undefined || missing.length === 0) continue;
      yield {
        place: { file, line: 1, column: 1 },
        message: `${missing.length} ${missing.length === 1 ? 'part is' : 'parts are'} not translated: ${someOf(missing)}.`,
        hint: `Write ${missing.length === 1 ? 'it' : 'them'} in ${locale}, in the order of ${workshop.data.source}.mdx.`,
      };
    }
  },
};

export const missingWords: Rule = {
  severity: 'advice',
  complete: true,
  about:
    'Words of workshop.yaml or of the glossary that one of its languages lacks. Readers see those of the source.',
  wrong: { lang: 'yaml', text: 'title: { en: A workshop }' },
  right: { lang: 'yaml', text: 'title: { en: A workshop, pt-BR: Uma oficina }' },
  *find(workshop) {
    for (const { locale, source, units } of textStates(workshop)) {
      for (const { unit, state, source: at } of units) {
        if (state !== 'missing') continue;
        yield {
          place: { file: at.file, line: at.line, column: 1 },
          message: `"${unit}" has no words in ${locale}.`,
          hint: `Add ${locale}: readers of it see the words in ${source}.`,
        };
      }
    }
  },
};

export const staleUnit: Rule = {
  severity: 'advice',
  complete: true,
  about:
    'Parts of a translation whose source has changed since: readers see them with a link to the source. And parts whose source is gone: readers do not see them.',
  wrong: { lang: 'mdx', text: 'Espere dois minutos.     {/* the source now says five */}' },
  right: { lang: 'mdx', text: 'Espere cinco minutos.' },
  *find(workshop) {
    for (const { file, lesson, locale, units, gone } of translationStates(workshop)) {
      const stale = units.filter(({ state }) => state === 'stale').map(({ unit }) => unit);
      if (file === undefined) continue;
      const [first] = gone;
      if (first !== undefined) {
        const isOne = gone.length === 1;
        yield {
          place: { file, line: first.line, column: 1 },
          message: `The source has ${gone.length} ${isOne ? 'part' : 'parts'} no longer: ${someOf(gone.map(({ unit }) => unit))}. Readers do not see ${isOne ? 'it' : 'them'} here either.`,
          hint: `Take ${isOne ? 'it' : 'them'} out, or write the id that the source has now.`,
        };
      }
      if (stale.length === 0) continue;
      const name = lesson === undefined ? workshop.name : `${workshop.name}/${lesson}`;
      yield {
        place: { file, line: 1, column: 1 },
        message: `The source of ${stale.length} ${stale.length === 1 ? 'part' : 'parts'} has changed since: ${someOf(stale)}.`,
        hint: `readyroom translations ${name} --locale ${locale} --diff shows what changed; readyroom translations accept ${locale} ${name} records that it is translated.`,
      };
    }
  },
};
