/**
 * Nodes: the first word of STATUS is the Ready condition, later words are marks such as SchedulingDisabled
 * (printNode in kubernetes pkg/printers/internalversion/printers.go; checker-rules 2.2).
 */
import * as run from './commands.ts';
import { about, because } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import { byWord } from './words.ts';

const cordon = ',SchedulingDisabled';

const byCondition = byWord('STATUS', {
  Ready: ['ready'],
  NotReady: ['progressing', 'node-not-ready'],
  Unknown: ['progressing', 'node-unreported'],
});

export function nodes(printed: Printed): Judgement {
  const cell = printed.cells['STATUS'];
  const status = text(printed, 'STATUS');
  // Only a node that never reported has no version: the paste ends before it.
  if (status?.startsWith('Ready') && text(printed, 'VERSION') === '')
    return because(printed, 'unknown', 'VERSION', 'row-cut', {});
  if (!cell || !status?.endsWith(cordon)) return byCondition(printed);
  const condition = { ...cell, text: status.slice(0, -cordon.length) };
  const judgement = byCondition({ ...printed, cells: { ...printed.cells, STATUS: condition } });
  const warning = about(printed, 'STATUS', 'node-cordoned', {}, run.command('uncordon', printed));
  return { ...judgement, findings: [...judgement.findings, warning] };
}
