import type { Rule } from '#model/lint/rule.ts';
import { lessonStates, someOf } from '#model/translations/states.ts';

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
