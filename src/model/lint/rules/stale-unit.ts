import type { Rule } from '#model/lint/rule.ts';
import { someOf, translationStates } from '#model/translations/states.ts';

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
