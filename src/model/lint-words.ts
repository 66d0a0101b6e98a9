import type { Report } from './problems/problem.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

/** Checks what is said in every language: in the source at least, and in no language the workshop does not have. */
export function lintWords(
  report: Report,
  yaml: YamlFile,
  words: readonly (readonly [ValuePath, Readonly<Record<string, unknown>>])[],
  { source, locales }: { source: string; locales: readonly string[] },
): void {
  for (const [path, texts] of words) {
    if (texts[source] === undefined) {
      report('words-source', yaml.placeOfKey(path), { name: path.map(String).join('.'), source });
    }
    for (const locale of Object.keys(texts)) {
      if (locales.includes(locale)) continue;
      report('words-locale', yaml.placeOfKey([...path, locale]), { locale, known: locales });
    }
  }
}
