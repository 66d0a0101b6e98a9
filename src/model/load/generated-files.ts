import { Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { memoize } from '#model/memoize.ts';
import { pinsSchema } from '#model/schema/pins.ts';
import type { Pins } from '#model/schema/pins.ts';
import { provenanceSchema } from '#model/schema/provenance.ts';
import { fileDiagnostics } from './files.ts';
import type { SourceFile } from './files.ts';
import { valueBySchema } from './value-by-schema.ts';
import { readYaml } from './yaml-file.ts';

/** The names of files that commands write into the folder of a workshop. */
export const provenanceName = 'provenance.yaml';
export const pinsName = 'pins.yaml';

/** Reads files of a schema; of one that is not there, or is not as it should be, the value is `nothing`. */
const loaderOf = <Schema extends z.ZodType>(
  schema: Schema,
  role: string,
  nothing: z.output<Schema>,
) =>
  memoize((source: SourceFile): { value: z.output<Schema>; diagnostics: readonly Diagnostic[] } => {
    if (source.failure?.is === 'missing') return { value: nothing, diagnostics: [] };
    if (source.text === undefined)
      return { value: nothing, diagnostics: fileDiagnostics(source, role) };
    const { yaml, diagnostics } = readYaml(source.file, source.text);
    if (yaml === undefined) return { value: nothing, diagnostics };
    const { value = nothing, diagnostics: wrong } = valueBySchema(yaml, schema);
    return { value: wrong.length > 0 ? nothing : value, diagnostics: wrong };
  });

/** What runs have proved of a workshop. */
export const loadProvenance = loaderOf(provenanceSchema, 'what runs of the lessons have proved', {
  lessons: {},
});

/** The files that its commands download. */
export const loadPins = loaderOf(pinsSchema, 'the files that commands download', { pins: {} });

/** The constants that commands write checksums with: `sha256-calico-yaml` for the pin `calico-yaml`. */
export const constantsOfPins = (pins: Pins): Record<string, string> =>
  Object.fromEntries(Object.entries(pins).map(([name, { sha256 }]) => [`sha256-${name}`, sha256]));

const headOfPins = ` The files that commands download, as "readyroom pin" found them. A command that checks one writes its hash as a constant, which is
 called sha256- and the name of the pin.`;

/** The text of pins.yaml. */
export function pinsText(pins: Pins): string {
  const document = new Document({ pins });
  document.commentBefore = headOfPins;
  return document.toString({ lineWidth: 0, singleQuote: true });
}
