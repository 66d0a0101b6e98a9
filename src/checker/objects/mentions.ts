/**
 * What kubectl says about one object in a plain line: `deployment.apps/web created`, `pod "x" deleted`,
 * `kubectl rollout status` and `kubectl wait` (kubectl pkg/polymorphichelpers/rollout_status.go,
 * pkg/cmd/wait/condition.go), and the names of `-o name`.
 */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { finding } from '#checker/findings.ts';
import * as run from '#checker/kinds/commands.ts';
import { integer } from '#checker/kinds/numbers.ts';
import type { Judgement } from '#checker/kinds/rule.ts';
import type { OutputLine, Place, Reading } from '#checker/types.ts';
import { commandAbove } from './superseded.ts';
import { parsed } from './typed-commands.ts';

export interface Mention {
  kind: string;
  name: string;
  namespace: string | undefined;
  at: Place;
  command: string | undefined;
  /** `changed` makes an earlier print outdated, `gone` takes it away, `rolled-out` depends on what was wanted. */
  says: 'listed' | 'changed' | 'gone' | 'rolled-out' | 'state';
  /** Made when it is asked for: most are not. */
  judgement: () => Judgement;
}

type Said = Pick<Mention, 'kind' | 'name' | 'says'> & {
  state?: 'waiting' | 'condition';
  counts?: { ready: number; total: number };
};

const changing = [
  'created',
  'configured',
  'serverside-applied',
  'patched',
  'edited',
  'replaced',
  'restarted',
  'scaled',
  'updated',
  'rolled',
];
const harmless = [
  'unchanged',
  'labeled',
  'unlabeled',
  'annotated',
  'tainted',
  'untainted',
  'exposed',
  'cordoned',
  'uncordoned',
  'drained',
];

/** What a line says of an object, if it does. `assumed` is the namespace of next commands where none was typed. */
export function mentionIn(
  { text, at }: OutputLine,
  { commands }: Reading,
  assumed: string | undefined,
): Mention | undefined {
  const said = understand(text.trim());
  if (!said) return undefined;
  const command = commandAbove(commands, at.line)?.text;
  const namespace = command === undefined ? undefined : parsed(command).namespace;
  const { kind, name, says } = said;
  const named = { kind, name, namespace: namespace ?? assumed };
  const judgement = () => judgementOf(said, named, at, waitsForReady(command));
  return { kind, name, namespace, at, command, says, judgement };
}

/** A cheap test first: there may be a line for every few characters of a paste. */
export const mayMention = (text: string): boolean => text.includes('/') || text.includes('"');

/** `condition met` is printed for any condition, for `--for=delete` too: what was waited for has to be typed. */
const waitsForReady = (command = ''): boolean =>
  parsed(command).verb === 'wait' &&
  command.split(' ').some((word) => /^(?:--for=)?condition=ready$/i.test(word));

function understand(text: string): Said | undefined {
  if (text.length > 600) return undefined;
  return (
    (text.includes('/') ? slashed(text) : undefined) ??
    (text.includes('"') ? quoted(text) : undefined)
  );
}

/** `kind.group/name word word`. */
function slashed(text: string): Said | undefined {
  const slash = text.indexOf('/');
  const blank = text.indexOf(' ');
  const end = blank < 0 ? text.length : blank;
  const resource = text.slice(0, slash);
  const name = text.slice(slash + 1, end);
  if (end < slash || !/^[a-z][a-z\d.-]*$/.test(resource) || !run.isObjectName(name))
    return undefined;
  const kind = kindOf(resource);
  const says = (says: Said['says']): Said => ({ kind, name, says });
  const rest = text.slice(end + 1);
  if (rest === '') return says('listed');
  if (rest === 'condition met') return { ...says('state'), state: 'condition' };
  // Nothing came of it.
  if (rest.endsWith('dry run)')) return undefined;
  const words = rest.split(' ');
  if (words[0] === 'deleted' || words[0] === 'evicted') return says('gone');
  if (words.some((word) => changing.includes(word))) return says('changed');
  return harmless.includes(words[0] ?? '') ? says('listed') : undefined;
}

/** `kind "name" word word`, and the sentences of `kubectl rollout status`. */
function quoted(text: string): Said | undefined {
  const [before = '', name = '', after = '', ...more] = text.split('"');
  if (!run.isObjectName(name) || more.length > 0) return undefined;
  const waiting = before.startsWith('Waiting for ');
  const word = (waiting ? before.slice('Waiting for '.length) : before).trim();
  const kind = kindOf(word === 'daemon set' ? 'daemonset' : word);
  if (waiting && after.startsWith(' rollout to finish: '))
    return { kind, name, says: 'state', state: 'waiting', ...progressIn(after) };
  const sentence = after.trim();
  if (sentence === 'successfully rolled out') return { kind, name, says: 'rolled-out' };
  const deleted = sentence.startsWith('deleted') || sentence.startsWith('force deleted');
  return deleted && !sentence.endsWith('dry run)') ? { kind, name, says: 'gone' } : undefined;
}

/** `2 of 3 updated pods are available`, `1 out of 3 new replicas have been updated`. */
function progressIn(sentence: string): Pick<Said, 'counts'> {
  const words = sentence.replace(' out of ', ' of ').split(' ');
  const of = words.indexOf('of');
  const ready = integer(words[of - 1]);
  const total = integer(words[of + 1]);
  return ready === undefined || total === undefined ? {} : { counts: { ready, total } };
}

function judgementOf(
  said: Said,
  named: { kind: string; name: string; namespace: string | undefined },
  at: Place,
  waitedForReady: boolean,
): Judgement {
  const { kind, name } = named;
  const next = run.get(kind, named);
  const status = (
    status: Judgement['status'],
    code: 'rollout-waiting' | 'rollout-unproved' | 'readiness-not-shown',
  ) => ({
    status,
    deciding: [],
    findings: [finding(code, { kind, name }, at, next)],
    ...(said.counts && { counts: said.counts }),
  });
  if (said.state === 'waiting') return status('progressing', 'rollout-waiting');
  if (said.says === 'rolled-out') return status('unknown', 'rollout-unproved');
  // Only the Ready condition of a Pod or a node is what readiness means; a Deployment of 0 is Available too.
  const proves = waitedForReady && (kind === 'Pod' || kind === 'Node');
  if (said.state === 'condition' && proves) return { status: 'ready', deciding: [], findings: [] };
  return {
    ...status('unknown', 'readiness-not-shown'),
    bare: said.says === 'listed' || said.says === 'changed',
  };
}
