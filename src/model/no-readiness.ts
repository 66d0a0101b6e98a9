import { hasNoReadiness as asLoaded } from '#checker/kinds/index.ts';
import * as kinds from '#checker/parts/other-kinds.ts';
import { addParts } from '#checker/parts/part.ts';

/** Whether to be listed is all that can be asked of a kind. The part that knows is handed over here: a bundler drops what is only imported. */
export function hasNoReadiness(kind: string): boolean {
  addParts({ kinds });
  return asLoaded(kind);
}
