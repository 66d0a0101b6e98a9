import { read } from '#checker/prints/read.ts';
import { isCommandShaped } from './command-shape.ts';

const applied =
  /^[a-z][\w.-]*(?:\/[\w.:-]+| ["“][^"”]+["”]) (?:created|configured|unchanged|deleted|patched|labeled|annotated|scaled|exposed|edited|replaced|tainted|untainted|cordoned|drained|serverside-applied|condition met|image updated|rolled back|restarted)\b/;

/** `"bitnami" has been added to your repositories`. */
const saidOf = /^["“][^"”]+["”] (?:has been|already|is|was) /;

/** Whether a line is what kubectl or Helm prints of what it did: `daemonset.apps/calico-node created`. */
export const isAppliedLine = (line: string): boolean =>
  applied.test(line.trim()) || saidOf.test(line.trim());

/** Whether a line is the header of a table: capitals in columns, two spaces or a tab between them. */
export function isHeaderLine(line: string): boolean {
  const columns = line.trim().split(/\s{2,}|\t/);
  return (
    columns.length > 1 &&
    columns.every((column) => /^[A-Z][A-Z\d()%/. :_-]*$/.test(column)) &&
    columns.some((column) => /^[A-Z][A-Z-]{2,}/.test(column))
  );
}

/** Whether a text is something a command printed, by its shape alone. */
export function looksLikeOutput(text: string): boolean {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  if (isCommandShaped(first)) return false;
  if (isHeaderLine(first) || isAppliedLine(first)) return true;
  if (/^Every \d[\d.,]*s: /.test(first.trim())) return true;
  return read(text).tables.some(({ rows, kind }) => rows.length > 0 && kind !== undefined);
}
