import { posix } from 'node:path';
import { intendedName } from '#model/load/intended-name.ts';
import type { Rule } from '#model/lint/rule.ts';

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
