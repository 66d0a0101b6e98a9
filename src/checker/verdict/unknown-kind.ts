/** Why the kind of a row is not known: what to say of it. */
import { finding } from '#checker/findings.ts';
import type { Finding } from '#checker/types.ts';
import type { Subject } from '#checker/objects/subject.ts';
import { parsed } from '#checker/objects/typed-commands.ts';

export function unknownKind(subject: Subject): Finding {
  const { cells, cut, name, at } = subject;
  if (isForeign(subject)) return finding('table-foreign', { columns: Object.keys(cells) }, at);
  return cut ? finding('row-cut', { name }, at) : finding('kind-unknown', {}, at);
}

/** A table of another tool or of another kubectl command: `kubectl get` begins with NAME and its neighbours. */
function isForeign({ kind, cells, command, candidates }: Subject): boolean {
  if (kind !== undefined || candidates) return false;
  if (command !== undefined) return !['get', 'events'].includes(parsed(command).verb);
  const [first] = Object.keys(cells).filter((column) => !['NAMESPACE', 'EVENT'].includes(column));
  return first !== 'NAME';
}
