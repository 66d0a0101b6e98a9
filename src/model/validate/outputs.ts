import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { LessonSources } from '#model/load/sources.ts';
import { proofsOf } from '#model/prove/proofs.ts';

/** Reasons whose words `i18n` has (`output.reason.*`); others are the workshop's own. */
const builtInReasons: readonly string[] = ['age', 'hash', 'address', 'version', 'name'];

/** What `differs` names and an output does not have. */
export function* validateOutputs(lesson: LessonSources): Generator<Diagnostic> {
  const { yaml, context } = lesson;
  if (yaml === undefined) return;
  const known = [...builtInReasons, ...Object.keys(context.reasons)];
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
        yield diagnostic('differs-pattern', place, { match: match ?? '', reason: found.said });
      }
    }
  }
}
