import { attributeText } from '#transforms/lesson/nodes.ts';
import { shownParts } from '#transforms/lesson/components.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { memoize } from '#model/memoize.ts';
import { lessonSchema, partNames, sharedParts, sharedSchema } from '#model/schema/lesson.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { fileDiagnostics } from './files.ts';
import type { SourceFile } from './files.ts';
import { nodesOf } from './prose.ts';
import type { Prose } from './prose.ts';
import type { SharedStructure } from './sources.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

/** Beside workshop.yaml: what several lessons use; and the folder with the files that it names. */
export const sharedName = 'shared.yaml';
export const sharedFolder = 'shared';

interface Structure {
  yaml: YamlFile | undefined;
  written: LessonYaml | undefined;
  diagnostics: readonly Diagnostic[];
}

/** Stands in for keys that are missing or wrong, and reported. */
const fallback = { minutes: 1, environments: ['reading'] };

/** lesson.yaml as it is written. */
export const loadStructure = memoize((source: SourceFile): Structure => {
  const none = { yaml: undefined, written: undefined };
  if (source.text === undefined) {
    return {
      ...none,
      diagnostics: fileDiagnostics(source, 'what all languages of the lesson share'),
    };
  }
  const { yaml, diagnostics } = readYaml(source.file, source.text);
  if (yaml === undefined) return { ...none, diagnostics };
  const deeper = [...partsBelow(yaml)];
  if (deeper.length > 0) return { ...none, diagnostics: deeper };
  const { value, diagnostics: wrong } = valueBySchema(yaml, lessonSchema, fallback);
  if (value === undefined) return { ...none, diagnostics: wrong };
  return { yaml, written: withoutLastBreaks(value), diagnostics: wrong };
});

/** `outputs:` indented as if it were a command, and what belongs to it beside it. */
function* partsBelow(yaml: YamlFile): Generator<Diagnostic> {
  for (const [below, entries] of Object.entries(yaml.value ?? {})) {
    if (!partNames.some((each) => each === below) || !isMap(entries)) continue;
    for (const part of partNames) {
      if (entries[part] !== null) continue;
      yield diagnostic('part-below', yaml.placeOfKey([below, part]), { part, below });
    }
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Shared {
  structure: SharedStructure | undefined;
  diagnostics: readonly Diagnostic[];
}

/** shared.yaml as it is written; a workshop need not have one. */
export const loadShared = memoize((source: SourceFile): Shared => {
  const none = { structure: undefined };
  if (source.failure?.is === 'missing') return { ...none, diagnostics: [] };
  if (source.text === undefined)
    return { ...none, diagnostics: fileDiagnostics(source, 'what lessons have in common') };
  const { yaml, diagnostics } = readYaml(source.file, source.text);
  if (yaml === undefined) return { ...none, diagnostics };
  const { value, diagnostics: wrong } = valueBySchema(yaml, sharedSchema);
  const structure = value && { yaml, written: withoutLastBreaks(value) };
  return { structure, diagnostics: wrong };
});

/** A block scalar ends with a line break; copied, it would run the command before anybody has read it. */
function withoutLastBreaks<Part extends Pick<LessonYaml, 'commands'>>(lesson: Part): Part {
  const { commands } = lesson;
  if (commands === undefined) return lesson;
  const trimmed = Object.entries(commands).map(([id, command]) => {
    const run = command.run.map(withoutLastBreak);
    return [id, { ...command, run }] as const;
  });
  return { ...lesson, commands: Object.fromEntries(trimmed) };
}

function withoutLastBreak(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

type Part = (typeof sharedParts)[number];

/**
 * The structure of a lesson with what it uses of shared.yaml, as if that stood in it; a place in it is one of shared.yaml. What the
 * lesson has itself stays its own.
 */
export function withShared(
  { yaml, written }: Pick<Structure, 'yaml' | 'written'>,
  { structure }: Shared,
  proses: readonly Prose[],
): Pick<Structure, 'yaml' | 'written'> & { shared: ReadonlySet<string> } {
  if (yaml === undefined || written === undefined || structure === undefined)
    return { yaml, written, shared: new Set() };
  const shared = usedBy(written, structure, proses);
  if (shared.size === 0) return { yaml, written, shared };
  const parts = sharedParts.map((part) => {
    const used = Object.entries(structure.written[part] ?? {}).filter(([id]) =>
      shared.has(`${part} ${id}`),
    );
    return [part, { ...Object.fromEntries(used), ...written[part] }] as const;
  });
  const isShared = ([part, id]: ValuePath): boolean => shared.has(`${String(part)} ${String(id)}`);
  const fileOf = (path: ValuePath): YamlFile => (isShared(path) ? structure.yaml : yaml);
  return {
    written: { ...written, ...(Object.fromEntries(parts) as Pick<LessonYaml, Part>) },
    yaml: {
      ...yaml,
      placeOf: (path) => fileOf(path).placeOf(path),
      placeOfKey: (path) => fileOf(path).placeOfKey(path),
      // What is at an offset is looked up in the text of lesson.yaml.
      rangeOf: (path) => (isShared(path) ? undefined : yaml.rangeOf(path)),
    },
    shared,
  };
}

/** What the prose and lesson.yaml name and lesson.yaml has not, and what that names in turn. */
function usedBy(
  written: LessonYaml,
  { written: shared }: SharedStructure,
  proses: readonly Prose[],
): ReadonlySet<string> {
  const used = new Set<string>();
  const use = (part: Part, id: string | undefined): void => {
    const key = `${part} ${id ?? ''}`;
    if (id === undefined || used.has(key) || Object.hasOwn(written[part] ?? {}, id)) return;
    if (!Object.hasOwn(shared[part] ?? {}, id)) return;
    used.add(key);
    if (part === 'checks') useOf(shared.checks?.[id]);
  };
  const useOf = (check: NonNullable<LessonYaml['checks']>[string] | undefined): void => {
    for (const id of [check?.command, ...(check?.alternatives ?? [])]) use('commands', id);
    use('outputs', check?.output);
  };
  for (const { node } of proses.flatMap(nodesOf)) {
    const part = sharedParts.find(
      (each) => each === (shownParts as Readonly<Record<string, string>>)[node.name ?? ''],
    );
    if (part !== undefined) use(part, attributeText(node, 'id'));
  }
  for (const check of Object.values(written.checks ?? {})) useOf(check);
  for (const { manifest } of Object.values(written.walkthroughs ?? {})) use('manifests', manifest);
  for (const { predict } of Object.values(written.questions ?? {})) use('outputs', predict);
  for (const { background } of Object.values(written.commands ?? {}))
    use('checks', background?.readyWhen.check);
  use('checks', written.startsFrom?.check);
  for (const id of written.startsFrom?.bring ?? []) use('commands', id);
  return used;
}
