import type { Rule } from '#model/lint/rule.ts';
import { someOf, translationStates } from '#model/translations/states.ts';

export const staleUnit: Rule = {
  severity: 'advice',
  complete: true,
  about:
    'Parts of a translation whose source has changed since. Readers see them with a link to the source.',
  wrong: { lang: 'mdx', text: 'Espere dois minutos.     {/* the source now says five */}' },
  right: { lang: 'mdx', text: 'Espere cinco minutos.' },
  *find(workshop) {
    for (const { file, lesson, locale, units } of translationStates(workshop)) {
      const stale = units.filter(({ state }) => state === 'stale').map(({ unit }) => unit);
      if (file === undefined || stale.length === 0) continue;
      const name = lesson === undefined ? workshop.name : `${workshop.name}/${lesson}`;
      yield {
        place: { file, line: 1, column: 1 },
        message: `The source of ${stale.length} ${stale.length === 1 ? 'part' : 'parts'} has changed since: ${someOf(stale)}.`,
        hint: `readyroom translations ${name} --locale ${locale} --diff shows what changed; readyroom translations accept ${locale} ${name} records that it is translated.`,
      };
    }
  },
};
