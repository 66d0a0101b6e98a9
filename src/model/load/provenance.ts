import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { memoize } from '#model/memoize.ts';
import { provenanceSchema } from '#model/schema/provenance.ts';
import type { Provenance } from '#model/schema/provenance.ts';
import { fileDiagnostics } from './files.ts';
import type { SourceFile } from './files.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';

/** The name of the file, in the folder of a workshop. */
export const provenanceName = 'provenance.yaml';

/** What runs have proved of a workshop. None, or one that cannot be read, proves nothing. */
export const loadProvenance = memoize(
  (source: SourceFile): { provenance: Provenance; diagnostics: readonly Diagnostic[] } => {
    const nothing = { lessons: {} };
    if (source.failure?.is === 'missing') return { provenance: nothing, diagnostics: [] };
    if (source.text === undefined)
      return {
        provenance: nothing,
        diagnostics: fileDiagnostics(source, 'what runs of the lessons have proved'),
      };
    const { yaml, diagnostics } = readYaml(source.file, source.text);
    if (yaml === undefined) return { provenance: nothing, diagnostics };
    const { value, diagnostics: wrong } = valueBySchema(yaml, provenanceSchema);
    return { provenance: wrong.length > 0 ? nothing : (value ?? nothing), diagnostics: wrong };
  },
);
