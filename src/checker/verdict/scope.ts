/** Which printed objects an expectation is about: kind, namespace, and whether less was asked for. */
import { recordOf } from '#checker/kinds/index.ts';
import { kindOf, sameKind } from '#checker/kinds/names-of-kinds.ts';
import type { Command } from '#checker/lines/command.ts';
import { parseCommands } from '#checker/lines/command.ts';
import type { Check, Expectation } from '#checker/types.ts';
import type { Subject } from '#checker/objects/subject.ts';
import { parsed, sameCommand } from '#checker/objects/typed-commands.ts';

/** Whether a namespace is the expected one: printed or typed so, assumed where nothing tells, in doubt, or another. */
export type Fit = 'yes' | 'assumed' | 'doubt' | 'no';

/** The part of an expectation that says which objects it is about, its kind in the API's spelling. */
export interface Scope {
  kind: string;
  namespace: string | undefined;
}

export function scopeOf({ kind = '', namespace }: Expectation, check: Check): Scope {
  const wanted = namespace ?? (check.command ? parsed(check.command).namespace : undefined);
  return {
    kind: kindOf(kind),
    namespace: recordOf(kindOf(kind))?.namespaced === false ? undefined : wanted,
  };
}

/**
 * The NAMESPACE column, else the typed `-n`, else that of the check's command is assumed (design section 4). A typed
 * command without `-n` where the check's command has one asked the learner's own namespace: that is in doubt.
 */
export function namespaceFit(
  found: Pick<Subject, 'namespace' | 'command'>,
  wanted: string | undefined,
  check: Check,
): Fit {
  if (wanted === undefined) return 'yes';
  if (found.namespace !== undefined) return found.namespace === wanted ? 'yes' : 'no';
  const asked = check.command === undefined ? undefined : parsed(check.command);
  if (asked?.namespace !== undefined && asked.namespace !== wanted) return 'no';
  if (found.command === undefined) return 'assumed';
  const typed = parsed(found.command);
  if (typed.allNamespaces) return 'doubt';
  return asked?.namespace === undefined && asked !== undefined ? 'assumed' : 'doubt';
}

/** `certain`, or `possible` where the paste does not tell the kind. */
export function kindFit(
  found: { kind: string | undefined; candidates?: readonly string[] | undefined },
  kind: string,
): 'certain' | 'possible' | 'other' {
  if (found.kind !== undefined) return sameKind(found.kind, kind) ? 'certain' : 'other';
  const { candidates } = found;
  return candidates === undefined || candidates.length === 0 || candidates.includes(kind)
    ? 'possible'
    : 'other';
}

/** The kubectl commands of a typed line that list objects of this kind, or say of each that it is ready. */
export const listing = (line: string, kind: string): Command[] =>
  parseCommands(line).filter(
    (command) =>
      ['get', 'wait'].includes(command.verb) &&
      command.kinds.some((asked) => asked === 'all' || sameKind(asked, kind)),
  );

/**
 * Whether a typed command lists less than the check's own: by name, selector, field selector or a pipe that can drop
 * rows. What is true of all rows is then not true of all objects.
 */
export function isNarrowed(typed: string | undefined, kind: string, check: Check): boolean {
  if (typed === undefined) return false;
  if (check.command !== undefined && sameCommand(typed, check.command)) return false;
  const asked = check.command === undefined ? undefined : listing(check.command, kind).at(-1);
  return listing(typed, kind).some(
    (command) =>
      (command.selector !== asked?.selector && command.selector !== undefined) ||
      (command.fieldSelector !== asked?.fieldSelector && command.fieldSelector !== undefined) ||
      command.filtered ||
      command.objects.some(({ name }) => !asked?.objects.some((object) => object.name === name)),
  );
}
