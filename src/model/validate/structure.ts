import type { Unresolved } from '#transforms/yaml-path/line-range.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Place } from '#model/diagnostics/place.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';
import { outputPath } from '#model/prove/outputs.ts';
import { proofsOf } from '#model/prove/proofs.ts';
import type { ProvedPath } from '#model/prove/walkthroughs.ts';
import { builtInReasons } from '#model/schema/lesson.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';

/** Manifests that are not there, steps that stand twice, paths that lead nowhere or to lines that are not shown. */
export function* validateWalkthroughs(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, data } = lesson;
  if (yaml === undefined || data === undefined) return;
  yield* validateNames(yaml, data);
  for (const { shown, steps } of proofsOf(lesson).walkthroughs) {
    for (const path of [shown, ...steps]) {
      if (!path.resolved.ok) yield unresolved(placeOf(yaml, path), path, path.resolved.why);
    }
    if (!shown.resolved.ok) continue;
    const { lines: all } = shown.resolved;
    for (const { id, at, resolved } of steps) {
      if (!resolved.ok) continue;
      const { lines } = resolved;
      if (lines.from >= all.from && lines.to <= all.to) continue;
      yield diagnostic('step-outside', yaml.placeOf(at), { id, lines, shown: all });
    }
  }
}

function* validateNames(
  yaml: YamlFile,
  { walkthroughs = {}, manifests = {} }: LessonYaml,
): Generator<Diagnostic> {
  const known = Object.keys(manifests);
  for (const [walkthrough, { manifest: id, steps }] of Object.entries(walkthroughs)) {
    const at = ['walkthroughs', walkthrough];
    if (!Object.hasOwn(manifests, id)) {
      const params = { kind: 'manifest', id, known };
      yield diagnostic('unknown-id', yaml.placeOf([...at, 'manifest']), params);
    }
    const seen = new Set<string>();
    for (const [index, step] of steps.entries()) {
      if (seen.size < seen.add(step.id).size) continue;
      const place = yaml.placeOf([...at, 'steps', index, 'id']);
      yield diagnostic('duplicate-step', place, { id: step.id });
    }
  }
}

/** A document that is not there is a fault of `doc`, wherever the path is. */
function placeOf(yaml: YamlFile, { at, doc, resolved }: ProvedPath): Place {
  const isDoc = !resolved.ok && resolved.why.reason === 'no-document' && doc !== undefined;
  return yaml.placeOf(isDoc ? [...at.slice(0, 2), 'doc'] : at);
}

/** Why a YAML path leads nowhere, with what stands where it should have led. */
function unresolved(place: Place, { path, doc }: ProvedPath, why: Unresolved): Diagnostic {
  switch (why.reason) {
    case 'bad-path':
      return diagnostic('path-syntax', place, { path, at: why.at, expected: why.expected });
    case 'no-document':
      return why.found > 1 || doc === undefined
        ? diagnostic('document-ambiguous', place, { doc, names: why.names })
        : diagnostic('document-missing', place, { doc, names: why.names });
    case 'empty':
      return diagnostic('path-empty', place, { path });
    case 'no-key':
    case 'no-item':
      return diagnostic('path-missing', place, { ...why, path });
    case 'ambiguous':
      return diagnostic('path-ambiguous', place, { ...why, path });
    case 'not-a-map':
    case 'not-a-list': {
      const needed = why.reason === 'not-a-map' ? 'a map' : 'a list';
      return diagnostic('path-wrong-type', place, { ...why, path, needed });
    }
  }
}

/** Versions that workshop.yaml does not have, and what `differs` names and an output does not have. */
export function* validateOutputs(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, context } = lesson;
  if (yaml === undefined) return;
  const known = [...builtInReasons, ...Object.keys(context.reasons)];
  for (const { id, version } of proofsOf(lesson).outputs) {
    const known = context.versions.slice(1);
    if (version === undefined || known.includes(version)) continue;
    const place = yaml.placeOfKey(outputPath(id, version));
    yield diagnostic('unknown-version', place, { version, usual: context.versions[0], known });
  }
  for (const { at, entry, found } of proofsOf(lesson).outputs.flatMap(({ differs }) => differs)) {
    const { column, match, why } = entry;
    if (!known.includes(why)) {
      yield diagnostic('unknown-reason', yaml.placeOf([...at, 'why']), { why, known });
    } else if (column === undefined && match === undefined) {
      yield diagnostic('differs-nothing', yaml.placeOf(at), {});
    } else if (!found.ok) {
      const place = yaml.placeOf([...at, found.reason === 'no-column' ? 'column' : 'match']);
      if (found.reason === 'no-column') {
        yield diagnostic('differs-column', place, { column: column ?? '', known: found.columns });
      } else if (found.reason === 'no-match') {
        yield diagnostic('differs-match', place, { column, match });
      } else {
        yield diagnostic('differs-pattern', place, { match: match ?? '', reason: found.error });
      }
    }
  }
}
