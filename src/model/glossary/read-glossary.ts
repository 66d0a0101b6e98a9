import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lintWords } from '#model/lint-words.ts';
import type { Report } from '#model/problems/problem.ts';
import { fromRoot, readText } from '#model/read-text.ts';
import type { Files } from '#model/read-text.ts';
import { fillValue } from '#model/schema/fill-constants.ts';
import { glossarySchema } from '#model/schema/glossary.ts';
import { valueBySchema } from '#model/schema/report-issues.ts';
import type { GlossaryTerm } from '#model/types.ts';
import { readYaml } from '#model/yaml-file.ts';
import type { YamlFile } from '#model/yaml-file.ts';

/** The terms of a workshop, and the file they stand in. */
export interface Glossary {
  yaml: YamlFile | undefined;
  terms: readonly GlossaryTerm[];
}

/** The glossary of a workshop, in the order of glossary.yaml; a workshop need not have one. */
export function readGlossary(
  files: Files,
  folder: string,
  workshop: {
    source: string;
    locales: readonly string[];
    constants: Readonly<Record<string, string>>;
  },
): Glossary {
  const path = join(folder, 'glossary.yaml');
  const file = fromRoot(files.root, path);
  files.read.add(file);
  if (!existsSync(path)) return { yaml: undefined, terms: [] };
  const { report } = files;
  const text = readText(files, path, 'the glossary of the workshop');
  const yaml = text === undefined ? undefined : readYaml(report, file, text);
  const value = yaml === undefined ? undefined : valueBySchema(report, yaml, glossarySchema);
  if (yaml === undefined || value === undefined) return { yaml, terms: [] };
  const { terms } = fillValue(report, yaml, value, workshop.constants);
  const glossary = Object.entries(terms).map(([id, { link = true, words }]) => ({
    id,
    link,
    words: Object.fromEntries(
      Object.entries(words).map(([locale, word]) => [locale, { ...word, also: word.also ?? [] }]),
    ),
  }));
  const all = glossary.map(({ id, words }) => [['terms', id, 'words'], words] as const);
  lintWords(report, yaml, all, workshop);
  lintForms(report, yaml, glossary);
  return { yaml, terms: glossary };
}

/** A form that two terms have would lead to one of them by chance. */
function lintForms(report: Report, yaml: YamlFile, glossary: readonly GlossaryTerm[]): void {
  const owners = new Map<string, string>();
  for (const { id, words } of glossary) {
    for (const [locale, { term, also }] of Object.entries(words)) {
      for (const [index, form] of [term, ...also].entries()) {
        const key = `${locale} ${form}`;
        const owner = owners.get(key);
        const at = index === 0 ? ['term'] : ['also', index - 1];
        if (owner !== undefined) {
          const place = yaml.placeOf(['terms', id, 'words', locale, ...at]);
          report('form-twice', place, { form, id, owner });
        }
        owners.set(key, owner ?? id);
      }
    }
  }
}
