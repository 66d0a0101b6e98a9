/**
 * What kubectl says about one object in a plain line: `deployment.apps/web created`, `pod "x" deleted`,
 * `kubectl rollout status` and `kubectl wait` (kubectl pkg/polymorphichelpers/rollout_status.go,
 * pkg/cmd/wait/condition.go), and the names of `-o name`.
 */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { isObjectName } from '#checker/kinds/commands.ts';
import { integer } from '#checker/kinds/numbers.ts';
import type { OutputLine, Place } from '#checker/types.ts';
import { namespaceOf, runAbove } from './runs.ts';
import type { Run } from './runs.ts';

/**
 * What was said. `listed`: it is there; `changed`: what was printed of it before is out of date; `gone`: it was deleted;
 * `rolled-out`: proves readiness only where replicas were wanted; `rolling`: the rollout is not finished;
 * `ready`: a wait for its Ready condition ended well; `condition`: a wait for another condition did.
 */
type Saying = 'listed' | 'changed' | 'gone' | 'rolled-out' | 'rolling' | 'ready' | 'condition';

export interface Sentence {
  kind: string;
  name: string;
  /** Typed or switched to; undefined where nothing tells. */
  namespace: string | undefined;
  says: Saying;
  /** The word that kubectl used for a change: `restarted`, `scaled`. */
  word: string;
  at: Place;
  run: Run | undefined;
  /** Of what was typed: whether it stands behind a listing, in the same line. */
  behind?: boolean;
  /** How many replicas are done, of how many, while a rollout goes on. */
  counts?: { ready: number; total: number };
}

type Statement = Pick<Sentence, 'kind' | 'name' | 'says' | 'word' | 'counts'>;

/** What kubectl says it did to an object, and what of that leaves as it is what was printed of it before. */
const changing =
  /^(?:re(?:start|plac|sum)|creat|edit|patch|scal|roll|updat|config|server|paus).*ed$/;
const harmless = /^(?:un|label|annot|taint|expos|cordon|drain|skip).*ed$/;

/** A cheap test first: there may be a line for every few characters of a paste. */
const mayBeSentence = (text: string): boolean => text.includes('/') || text.includes('"');

/** What a line says of an object; undefined if it says nothing of one. */
export function sentenceIn(line: OutputLine, runs: readonly Run[]): Sentence | undefined {
  if (line.text.length > 600 || !mayBeSentence(line.text)) return undefined;
  const text = line.text.trim();
  const statement = slashed(text) ?? quoted(text);
  if (!statement) return undefined;
  const run = runAbove(runs, line.at.line);
  const says =
    statement.says === 'condition' && run && waitsForReady(run, statement.kind)
      ? 'ready'
      : statement.says;
  return { ...statement, says, namespace: run && namespaceOf(run), at: line.at, run };
}

/**
 * `condition met` is printed for any condition, for `--for=delete` too: what was waited for has to be typed. Only the
 * Ready condition of a Pod or a node is what readiness means; a Deployment of 0 is Available too.
 */
const waitsForReady = ({ commands }: Run, kind: string): boolean =>
  (kind === 'Pod' || kind === 'Node') &&
  commands.some(
    ({ verb, flags }) =>
      verb === 'wait' && /^condition=ready(?:=true)?$/i.test(flags.get('for') ?? ''),
  );

/** `kind.group/name word word`. */
function slashed(text: string): Statement | undefined {
  const [, resource, name = '', rest = ''] =
    /^([a-z][a-z\d.-]*)\/([^ ]*)(?: (.*))?$/.exec(text) ?? [];
  // Nothing came of a dry run.
  if (!resource || !isObjectName(name) || rest.endsWith('dry run)')) return undefined;
  const words = rest.split(' ');
  const [first = ''] = words;
  const word = words.find((each) => changing.test(each)) ?? first;
  const says = saying(rest, first, word);
  return says && { kind: kindOf(resource), name, says, word };
}

function saying(rest: string, first: string, word: string): Saying | undefined {
  if (rest === '') return 'listed';
  if (rest === 'condition met') return 'condition';
  if (first === 'deleted' || first === 'evicted') return 'gone';
  if (changing.test(word)) return 'changed';
  return harmless.test(word) ? 'listed' : undefined;
}

/** `kind "name" word word`, and the sentences of `kubectl rollout status`. */
function quoted(text: string): Statement | undefined {
  const [before = '', name = '', after = '', ...more] = text.split('"', 4);
  if (!isObjectName(name) || more.length > 0) return undefined;
  const waiting = before.startsWith('Waiting for ');
  const word = before.replace('Waiting for ', '').trim();
  const kind = kindOf(word === 'daemon set' ? 'daemonset' : word);
  if (waiting && after.startsWith(' rollout to finish: '))
    return { kind, name, says: 'rolling', word: '', ...progressIn(after) };
  const sentence = after.trim();
  if (sentence === 'successfully rolled out') return { kind, name, says: 'rolled-out', word: '' };
  const deleted = sentence.startsWith('deleted') || sentence.startsWith('force deleted');
  return deleted && !sentence.endsWith('dry run)')
    ? { kind, name, says: 'gone', word: 'deleted' }
    : undefined;
}

/** `2 of 3 updated pods are available`, `1 out of 3 new replicas have been updated`. */
function progressIn(sentence: string): Pick<Statement, 'counts'> {
  const [, done, all] = /\b(\d{1,9}) (?:out )?of (\d{1,9})/.exec(sentence) ?? [];
  const [ready, total] = [integer(done), integer(all)];
  return ready === undefined || total === undefined ? {} : { counts: { ready, total } };
}
