import type { Rule } from '#model/lint/rule.ts';
import { textStates } from '#model/translations/states.ts';

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
