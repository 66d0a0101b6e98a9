import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OwnComponent, OwnComponents } from '#transforms/lesson/components.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { memoize } from '#model/memoize.ts';
import { componentsSchema } from '#model/schema/components.ts';
import type { ComponentYaml } from '#model/schema/components.ts';
import { fileDiagnostics, fromRoot, isFolder, namesInFolder, sourceFile } from './files.ts';
import type { Disk, SourceFile } from './files.ts';
import { lookalikes } from './lookalikes.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

/** What declares the components of a project, in the folder of the workshops. */
const componentsName = 'components.yaml';

/** The folder with their files, beside that of the workshops, `top`. */
export const ownFolder = (top: string): string => join(dirname(top), 'components');

/**
 * Gives a copy of a project its components: what declares them, and their files. `top` and `copy` are the folders of the workshops, that
 * of the copy too is there already. @throws what copying throws.
 */
export function copyOwnComponents(top: string, copy: string): void {
  if (namesInFolder(top).includes(componentsName))
    cpSync(join(top, componentsName), join(copy, componentsName));
  if (isFolder(ownFolder(top))) cpSync(ownFolder(top), ownFolder(copy), { recursive: true });
}

/** components.yaml, and the files it speaks of. */
export interface OwnComponentsSources {
  yaml: YamlFile | undefined;
  /** None where there is no components.yaml; undefined where it cannot be used. */
  components: OwnComponents | undefined;
  /** Where components.yaml is or would be, and the folder with the files, from the root of the project. */
  declaredIn: string;
  folder: string;
  /** The `.astro` files of that folder and below, from the root of the project. */
  files: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/** `top` is the folder of the workshops. */
export function loadOwnComponents(disk: Disk, top: string): OwnComponentsSources {
  const folder = ownFolder(top);
  const files = namesInFolder(folder, true)
    .filter((name) => name.endsWith('.astro'))
    .map((name) => fromRoot(disk.root, join(folder, name)));
  const alike = lookalikes(disk.root, top, namesInFolder(top), [componentsName], []);
  const source = sourceFile(disk, join(top, componentsName));
  const found = { declaredIn: source.file, folder: fromRoot(disk.root, folder), files };
  if (source.failure?.is === 'missing')
    return { ...found, yaml: undefined, components: {}, diagnostics: alike };
  const { yaml, written, diagnostics } = parsed(source);
  const components =
    written &&
    Object.fromEntries(
      Object.entries(written).map(([name, each]) => [name, componentOf(name, each, found.folder)]),
    );
  return { ...found, yaml, components, diagnostics: [...alike, ...diagnostics] };
}

const parsed = memoize((source: SourceFile) => {
  const none = { yaml: undefined, written: undefined };
  if (source.text === undefined)
    return { ...none, diagnostics: fileDiagnostics(source, 'the components of the project') };
  const { yaml, diagnostics } = readYaml(source.file, source.text);
  if (yaml === undefined) return { ...none, diagnostics };
  const { value, diagnostics: wrong } = valueBySchema(yaml, componentsSchema);
  return { yaml, written: value?.components, diagnostics: [...wrong, ...bothTypes(yaml, value)] };
});

/** Values say what an attribute can be; a type beside them would say it once more, or something else. */
const bothTypes = (
  yaml: YamlFile,
  value: { components: Readonly<Record<string, ComponentYaml>> } | undefined,
): Diagnostic[] =>
  Object.entries(value?.components ?? {}).flatMap(([name, { props = {} }]) =>
    Object.entries(props).flatMap(([prop, { type, values }]) =>
      type === undefined || values === undefined
        ? []
        : [
            diagnostic(
              'type-and-values',
              yaml.placeOfKey(['components', name, 'props', prop, 'type']),
              { name: prop },
            ),
          ],
    ),
  );

function componentOf(name: string, written: ComponentYaml, folder: string): OwnComponent {
  const { about, file = `${name}.astro`, props = {}, children, inline, words = {} } = written;
  const attributes = Object.entries(props).map(([prop, { type, values, required = false }]) => [
    prop,
    {
      needed: required,
      ...(type === 'flag' ? { values: [] } : values === undefined ? {} : { values }),
      ...(type === 'number' ? { isNumber: true } : {}),
    },
  ]);
  return {
    ...{ name, about, file: `${folder}/${file}`, words, example: written.example },
    attributes: Object.fromEntries(attributes) as OwnComponent['attributes'],
    texts: Object.keys(props).filter(
      (prop) => (props[prop]?.type ?? 'text') === 'text' && props[prop]?.values === undefined,
    ),
    isInline: inline ?? false,
    isEmpty: !children,
  };
}
