import { join } from 'node:path';
import { lockName } from '#model/load/lock.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import type { ValuePath, YamlFile } from '#model/load/yaml-file.ts';
import { localizedTexts } from '#model/schema/workshop.ts';
import { sourceText } from './lock.ts';
import { stateWord } from './unit-state.ts';
import type { TranslationState, UnitState } from './unit-state.ts';
import { wordHashes, wordUnits } from './word-units.ts';

/** How the words of workshop.yaml and of the glossary are translated, by locale; the source is left out. */
export function wordStates(workshop: WorkshopSources): TranslationState[] {
  const { name, folder, yaml, data, glossary, lock } = workshop;
  const { source, locales } = data;
  const units = wordUnits(data, glossary.terms);
  const hashes = wordHashes(units, source);
  const places = placesOf(workshop);
  return locales
    .filter((locale) => locale !== source)
    .map((locale) => {
      const unitState = ([unit, hash]: readonly [string, string]): UnitState => {
        const words = units.get(unit) ?? {};
        const at = (each: string) => ({ ...places(unit, each), text: words[each] ?? '' });
        const state = stateWord(words[locale] !== undefined, lock[locale]?.[unit], hash);
        return {
          ...{ unit, state, hash },
          source: at(source),
          own: words[locale] === undefined ? undefined : at(locale),
          before: state === 'stale' ? sourceText(lock, locale, unit) : undefined,
        };
      };
      return {
        ...{ workshop: name, lesson: undefined, locale, source, file: yaml.file },
        lock: join(folder, lockName),
        units: [...hashes].map(unitState),
      };
    });
}

/** Where the words of a unit stand in a locale; of words that are not there, where they would. */
function placesOf({ yaml, data, glossary }: WorkshopSources) {
  const paths = new Map<string, readonly [YamlFile, ValuePath]>([
    ...localizedTexts(data).map(
      ([path]) => [path.slice(0, 2).map(String).join('.'), [yaml, path]] as const,
    ),
    ...glossary.terms.map(
      ({ id }) => [`glossary.${id}`, [glossary.yaml ?? yaml, ['terms', id, 'words']]] as const,
    ),
  ]);
  return (unit: string, locale: string): { file: string; line: number } => {
    const [file, path] = paths.get(unit) ?? [yaml, []];
    const { file: name, line } = file.placeOfKey([...path, locale]);
    return { file: name, line };
  };
}
