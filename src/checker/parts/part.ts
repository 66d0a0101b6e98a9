/**
 * Parts of the engine that most pastes do not need. Tables as kubectl prints them are read and judged without any; what
 * comes upon something else asks for the part that understands it. Nothing is ever decided without: there is one way
 * to a verdict, and a part that is not here ends it with `PartNeeded`.
 *
 * `read` and `assess` bring all parts along. Only a browser starts without and loads each when it is first needed.
 */
import type * as documents from './documents.ts';
import type * as judging from './more-judging.ts';
import type * as kinds from './other-kinds.ts';
import type * as reading from './more-reading.ts';

export interface Parts {
  documents: typeof documents;
  judging: typeof judging;
  kinds: typeof kinds;
  reading: typeof reading;
}
export type PartName = keyof Parts;

/** What was asked cannot be answered before this part is here: add it, then ask again. */
export class PartNeeded extends Error {
  readonly part: PartName;

  constructor(part: PartName) {
    super();
    this.part = part;
  }
}

/** Like the modules they are, parts are here for good once they are loaded. */
const here: Partial<Parts> = {};

export function addParts(parts: Partial<Parts>): void {
  Object.assign(here, parts);
}

/** @throws PartNeeded if it was not added yet */
export function part<Name extends PartName>(name: Name): Parts[Name] {
  const found = here[name];
  if (!found) throw new PartNeeded(name);
  return found;
}
