/** Why the kind of a row is not known: what to say of it. */
import { finding } from '#checker/findings.ts';
import type { Finding } from '#checker/types.ts';
import type { Subject } from './subject.ts';

export function unknownKind(subject: Subject): Finding {
  const { cells, cut, name, at } = subject;
  if (isForeign(subject)) return finding('table-foreign', { columns: Object.keys(cells) }, at);
  return cut ? finding('row-cut', { name }, at) : finding('kind-unknown', {}, at);
}

/** A table of another tool or of another kubectl command: `kubectl get` begins with NAME and its neighbours. */
function isForeign({ kind, cells, run, candidates }: Subject): boolean {
  if (kind !== undefined || candidates) return false;
  if (run) return !['get', 'events'].includes(run.commands.at(-1)?.verb ?? '');
  const [first] = Object.keys(cells).filter((column) => !['NAMESPACE', 'EVENT'].includes(column));
  return first !== 'NAME';
}
