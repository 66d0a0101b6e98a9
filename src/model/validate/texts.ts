import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import type { LocalizedText } from '#model/schema/workshop.ts';

/** What is in every language must be there in the source at least, and in no language the workshop does not have. */
export function* validateTexts(
  yaml: YamlFile,
  all: readonly {
    path: LocalizedText['path'];
    texts: Readonly<Record<string, unknown>>;
  }[],
  { source, locales }: { source: string; locales: readonly string[] },
): Generator<Diagnostic> {
  for (const { path, texts } of all) {
    if (texts[source] === undefined && locales.includes(source)) {
      const name = path.map(String).join('.');
      yield diagnostic('words-source', yaml.placeOfKey(path), { name, source });
    }
    for (const locale of Object.keys(texts)) {
      if (locales.includes(locale)) continue;
      const place = yaml.placeOfKey([...path, locale]);
      yield diagnostic('words-locale', place, { locale, known: locales });
    }
  }
}
