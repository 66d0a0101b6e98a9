/**
 * What cells can look like, for records to name: the third opinion when offsets and gaps do not settle a row, and the
 * proof against accepting nonsense. Sources: printers.go and duration.go of Kubernetes (checker-rules 1.4 and 1.5).
 */

/** What a cell of a column can hold. Without `like` it is one word, or any words where `blanks` are allowed. */
export interface CellLook {
  like?: RegExp;
  /** The cell may be empty: in any state, or before there is anything to print. */
  empty?: true;
  /** The cell may hold blanks: a few, or any text up to the end of the line. */
  blanks?: 'some' | 'any';
  /** Anything else than `like` is damage, even where offsets leave no doubt which column the cell is of. */
  strict?: true;
}

/** `HumanDuration`, old ages of one unit, placeholders; the AGE of a custom resource may be a time stamp. */
const ageLike = /^(?:(?:\d{1,6}[ydhms]){1,5}|<(?:invalid|unknown)>|\d{4}-\d\d-\d\dT[\d:.]+Z?)$/;

export const since: CellLook = { like: ageLike };
export const duration: CellLook = { like: /^(?:(?:\d{1,6}[ydhms]){1,5}|<[a-z]+>)$/ };
/** A whole number or a placeholder. */
export const count: CellLook = { like: /^(?:\d{1,9}|<[a-z]+>)$/ };
/** The same in a column that decides: anything else is damage. */
export const replicaCount: CellLook = { ...count, strict: true };
/** `2/3`. */
export const fractionOf: CellLook = { like: /^\d{1,6}\/\d{1,6}$/, strict: true };
/** The status of a condition. */
export const truth: CellLook = { like: /^(?:True|False|Unknown)$/, strict: true };
/** The same where controllers that have not reported yet leave it empty. */
export const truthOrNothing: CellLook = { like: /^(?:True|False|Unknown)$/, empty: true };
export const optional: CellLook = { empty: true };
/** Words in one capital letter each: a phase, a state, a reason. */
export const phase: CellLook = { like: /^[A-Z][A-Za-z]*$/ };
export const selector: CellLook = {
  like: /^\S+(?: (?:in|notin) \([^()]*\)\S*)*$/,
  blanks: 'some',
};
/** Up to three values, and ` + 2 more...`. */
export const shortened: CellLook = { like: /^\S+(?: \+ \d+ more\.{3})?$/, blanks: 'some' };
/** Free text. */
export const message: CellLook = { blanks: 'any' };
/** Free text that is there only when there is something to say; a lone truth value belongs to the column before it. */
export const messageOrNothing: CellLook = {
  like: /^(?!(?:True|False|Unknown)$)/,
  strict: true,
  blanks: 'any',
  empty: true,
};

/** Columns that any kind may have: they show nothing of its state. */
export const columnsOfAnyKind: ReadonlySet<string> = new Set([
  'NAME',
  'NAMESPACE',
  'AGE',
  'EVENT',
  'LABELS',
  'CREATED AT',
]);

/** Columns that every kind may have, or that look the same wherever they are printed. */
export const sharedLooks: Readonly<Record<string, CellLook>> = {
  NAME: {
    like: /^(?:[a-z][a-z\d.-]*\/)?[\p{L}\p{N}<{$_*…][^\s/]*(?: \(default\))?$/u,
    blanks: 'some',
    strict: true,
  },
  NAMESPACE: { like: /^[a-z\d][a-z\d-]{0,62}$/, empty: true, strict: true },
  EVENT: { like: /^(?:ADDED|MODIFIED|DELETED|BOOKMARK|ERROR)$/, strict: true },
  AGE: { like: ageLike, strict: true },
  SELECTOR: selector,
  MESSAGE: message,
  ERROR: messageOrNothing,
  'CHANGE-CAUSE': message,
  COMMAND: message,
};
