import { read } from '#checker/prints/read.ts';
import { isCommandShaped } from './command-shape.ts';

const applied =
  /^[a-z][\w.-]*(?:\/[\w.:-]+| ["“][^"”]+["”]) (?:created|configured|unchanged|deleted|patched|labeled|annotated|scaled|exposed|edited|replaced|tainted|untainted|cordoned|uncordoned|already cordoned|drained|evicted|serverside-applied|condition met|image updated|rolled back|restarted)\b/;

/** What Helm prints: `"bitnami" has been added to your repositories`. */
const stateOfQuoted = /^["“][^"”]+["”] (?:has been|already|is|was) /;

/** Whether a line is how kubectl or Helm reports what it did: `daemonset.apps/calico-node created`. */
export const isAppliedLine = (line: string): boolean =>
  applied.test(line.trim()) || stateOfQuoted.test(line.trim());

/** Whether a line is the header of a table: words in capitals, with two spaces or a tab between them. */
export function isHeaderLine(line: string): boolean {
  const columns = line.trim().split(/\s{2,}|\t/);
  return (
    columns.length > 1 &&
    columns.every((column) => /^[A-Z][A-Z\d()%/. :_-]*$/.test(column)) &&
    columns.some((column) => /^[A-Z][A-Z-]{2,}/.test(column))
  );
}

/** Whether a text is an object or a list of JSON, which a shell would take for a group of commands. Values may be left out with dots. */
export function isJson(text: string): boolean {
  const lines = text.trimStart().split('\n', 4);
  const [first = '', second = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (first === '{') return /^(?:"[^"]*"\s*:|\}|\.{3})/.test(second);
  if (first === '[') return /^(?:["{[\]]|-?\d|\.{3}|(?:true|false|null)\b)/.test(second);
  return /^\{\s*"[^"]*"\s*:/.test(first) || list.test(first);
}

/** The beginning of a list of JSON, and not of a test of a shell: `[ "$REGION" = eu ]`, `[[ -f pod.yaml ]]`. */
const list = /^\[\s*(?:\[\s*)?(?:\{\s*(?:["}]|$)|"[^"$]*"\s*(?:[,\]]|$)|-?\d[\d.]*\s*[,\]]|$)/;

/** Whether a text looks like the output of a command. */
export function looksLikeOutput(text: string): boolean {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  if (isJson(text) || /^HTTP\/\d(?:\.\d)? \d{3}\b/.test(first.trim())) return true;
  if (isCommandShaped(first)) return false;
  if (isHeaderLine(first) || isAppliedLine(first)) return true;
  if (/^Every \d[\d.,]*s: /.test(first.trim())) return true;
  return read(text).tables.some(({ rows, kind }) => rows.length > 0 && kind !== undefined);
}
