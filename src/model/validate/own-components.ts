import { parseLesson } from '#transforms/lesson/parse.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { startOf } from '#model/diagnostics/place.ts';
import type { OwnComponentsSources } from '#model/load/own-components.ts';
import type { Sources } from '#model/load/sources.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { validateElements } from './elements.ts';

type Declared = NonNullable<OwnComponentsSources['components']>;

const advice = (found: Diagnostic): Diagnostic => ({ ...found, severity: 'advice' });

/** The components of a project: their files are there, they speak all languages, and their examples can be used in a lesson. */
export function* validateOwnComponents({
  ownComponents,
  workshops,
}: Pick<Sources, 'ownComponents' | 'workshops'>): Generator<Diagnostic> {
  yield* undeclared(ownComponents);
  const { yaml, components, files } = ownComponents;
  if (yaml === undefined || components === undefined) return;
  const locales = [...new Set(workshops.flatMap(({ context }) => context.locales))];
  for (const component of Object.values(components)) {
    const { name, file, words } = component;
    const at = ['components', name];
    if (!files.includes(file)) {
      const place = yaml.placeOfKey([...at, 'file']);
      yield diagnostic('component-file', place, { name, file, known: files });
    }
    for (const [word, texts] of Object.entries(words)) {
      const missing = locales.filter((locale) => texts[locale] === undefined);
      if (missing.length === 0) continue;
      const place = yaml.placeOfKey([...at, 'words', word]);
      yield advice(diagnostic('component-words', place, { name: word, locales: missing }));
    }
    yield* validateExample(yaml, components, name);
  }
}

function* validateExample(
  yaml: YamlFile,
  components: Declared,
  name: string,
): Generator<Diagnostic> {
  const { example } = components[name] ?? {};
  if (example === undefined) return;
  const place = yaml.placeOf(['components', name, 'example']);
  const parsed = parseLesson(example);
  if (!parsed.ok) {
    yield diagnostic('component-example', place, { name, reason: parsed.message });
    return;
  }
  for (const found of validateElements({ file: yaml.file, root: parsed.root }, components))
    yield { ...found, place };
}

/** Files that are no component of a lesson; those in a folder below may be parts of others. */
function* undeclared({
  declaredIn,
  folder,
  components,
  files,
}: OwnComponentsSources): Generator<Diagnostic> {
  if (components === undefined) return;
  const used = new Set(Object.values(components).map(({ file }) => file));
  for (const file of files) {
    const [, name] = /^([^/]+)\.astro$/.exec(file.slice(folder.length + 1)) ?? [];
    if (name === undefined || used.has(file)) continue;
    const params = { name, declared: declaredIn };
    yield advice(diagnostic('component-undeclared', startOf(file), params));
  }
}
