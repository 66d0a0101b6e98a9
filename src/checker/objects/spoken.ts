/** What a line about an object does to the state that was printed of it before. */
import type { Judgement } from '#checker/kinds/rule.ts';
import type { LastStates } from './last-states.ts';
import type { Mention } from './mentions.ts';

export function applyMention(mention: Mention, states: LastStates): void {
  const { kind, name, namespace, says, at } = mention;
  const known = states.like(mention);
  if (says === 'gone') {
    for (const subject of known) states.remove(subject);
    return;
  }
  const printed = known.findLast(({ spoken }) => !spoken);
  const base = printed ?? known.at(-1);
  // That it is there says nothing more.
  if (printed && says === 'listed') return;
  const judgement = judgementAfter(mention, base?.judgement);
  if (printed && judgement.status === 'unknown') {
    // Only what changes the object makes its print outdated: `configured` does, `unchanged` does not.
    if (says === 'changed') states.put({ ...printed, judgement, at });
    return;
  }
  states.put({
    kind,
    namespace: namespace ?? base?.namespace,
    name,
    cells: base?.cells ?? {},
    at,
    cut: false,
    command: mention.command,
    judgement,
    agreed: true,
    row: base?.row,
    spoken: printed === undefined,
  });
}

/** `successfully rolled out` proves nothing by itself; after replicas that were wanted, it does. */
function judgementAfter({ says, judgement }: Mention, before: Judgement | undefined): Judgement {
  const total = before?.counts?.total ?? 0;
  return says === 'rolled-out' && total > 0
    ? { status: 'ready', deciding: [], findings: [], counts: { ready: total, total } }
    : judgement();
}
