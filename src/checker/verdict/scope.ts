/** Which printed objects an expectation is about: kind, namespace, and whether less was asked for. */
import { isClusterScoped } from '#checker/kinds/index.ts';
import { kindOf, sameKind } from '#checker/kinds/names-of-kinds.ts';
import type { Command } from '#checker/lines/command.ts';
import { isCommand } from '#checker/objects/own-command.ts';
import { namespaceOf } from '#checker/objects/runs.ts';
import type { Run } from '#checker/objects/runs.ts';
import type { Expectation } from '#checker/types.ts';

/** What the check's command asks for, with its text. */
export type Asking = Command & { text: string };

/** Whether a namespace is the expected one: printed or typed so, assumed where nothing tells, in doubt, or another. */
export type Fit = 'yes' | 'assumed' | 'doubt' | 'no';

/** The part of an expectation that says which objects it is about, its kind in the API's spelling. */
export interface Scope {
  kind: string;
  namespace: string | undefined;
}

export function scopeOf({ kind = '', namespace }: Expectation, asking: Asking | undefined): Scope {
  const known = kindOf(kind);
  const expected = namespace ?? asking?.namespace;
  return { kind: known, namespace: isClusterScoped(known) ? undefined : expected };
}

/**
 * The NAMESPACE column, else the typed `-n`, else that of the check's command is assumed (design section 4). A typed
 * command without `-n` where the check's command has one asked the learner's own namespace: that is in doubt.
 */
export function namespaceFit(
  found: { namespace: string | undefined; run: Run | undefined },
  expected: string | undefined,
  asking: Asking | undefined,
): Fit {
  if (expected === undefined) return 'yes';
  const namespace = found.namespace ?? (found.run && namespaceOf(found.run));
  if (namespace !== undefined) return namespace === expected ? 'yes' : 'no';
  const requested = asking?.namespace;
  if (requested !== undefined && requested !== expected) return 'no';
  if (found.run === undefined) return 'assumed';
  if (found.run.commands.some(({ allNamespaces }) => allNamespaces)) return 'doubt';
  return requested === undefined && asking !== undefined ? 'assumed' : 'doubt';
}

/** Whether everything that a run printed without a NAMESPACE column is of the expected namespace, as far as anything tells. */
export const coversNamespace = (
  run: Run | undefined,
  expected: string | undefined,
  asking: Asking | undefined,
): boolean =>
  ['yes', 'assumed'].includes(namespaceFit({ namespace: undefined, run }, expected, asking));

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

/** Those of these commands that list objects of this kind, or say of each that it is ready. */
export const listing = (commands: readonly Command[], kind: string): Command[] =>
  commands.filter(
    ({ verb, kinds }) =>
      ['get', 'wait'].includes(verb) &&
      kinds.some((requested) => requested === 'all' || sameKind(requested, kind)),
  );

/**
 * Whether a run lists less than the check's own command: by name, selector, field selector or a pipe that can drop
 * rows. What is true of all rows is then not true of all objects.
 */
export function isNarrowed(
  run: Run | undefined,
  kind: string | undefined,
  asking: Asking | undefined,
): boolean {
  if (run === undefined) return false;
  if (asking !== undefined && isCommand(asking.text)(run.text) && !filters(run, asking))
    return false;
  if (run.commands.length === 0) return run.filtered || joined.test(run.text);
  // What a file names is listed, and nothing tells what that is.
  if (run.commands.some(({ verb, kinds }) => verb === 'get' && kinds.length === 0)) return true;
  const requested =
    asking === undefined || kind === undefined || listing([asking], kind).length === 0
      ? undefined
      : asking;
  const listings = kind === undefined ? run.commands : listing(run.commands, kind);
  return listings.some(
    (command) =>
      (command.selector !== requested?.selector && command.selector !== undefined) ||
      (command.fieldSelector !== requested?.fieldSelector && command.fieldSelector !== undefined) ||
      command.filtered ||
      command.flags.has('limit') ||
      command.flags.has('watch-only') ||
      command.objects.some(
        ({ name }) => !requested?.objects.some((object) => object.name === name),
      ),
  );
}

/** Several commands in one line, of which none is understood: what they print may be a part. */
const joined = /[|;&<>]|\bxargs\b|^\s*for\s/;

/** Whether a run drops rows where the check's command does not. */
const filters = ({ commands }: Run, asking: Asking): boolean =>
  !asking.filtered && commands.some(({ filtered }) => filtered);
