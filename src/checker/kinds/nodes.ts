/**
 * Nodes: the first word of STATUS is the Ready condition, later words are marks such as SchedulingDisabled
 * (printNode in kubernetes pkg/printers/internalversion/printers.go; checker-rules 2.2).
 */
import { finding } from '#checker/findings.ts';
import type { Finding, Status } from '#checker/types.ts';
import * as run from './commands.ts';
import { bare, unknown } from './outcomes.ts';
import type { Judgement, Printed } from './rule.ts';
import { placeOf, text } from './rule.ts';

export function nodes(printed: Printed): Judgement {
  const { name } = printed;
  const value = text(printed, 'STATUS');
  if (value === undefined) return bare(printed);
  const [condition, ...marks] = value.split(',');
  const at = placeOf(printed, 'STATUS');
  const next = run.describe('Node', printed);
  if (marks.some((mark) => mark !== 'SchedulingDisabled')) return unknown(printed, 'STATUS');
  const warnings =
    marks.length > 0
      ? [finding('node-cordoned', { name }, at, run.command('uncordon', printed))]
      : [];
  const say = (status: Status, ...findings: Finding[]): Judgement => ({
    status,
    deciding: ['STATUS'],
    findings: [...findings, ...warnings],
  });

  if (condition === 'Ready') return say('ready');
  if (condition === 'NotReady')
    return say('progressing', finding('node-not-ready', { name }, at, next));
  if (condition === 'Unknown')
    return say('progressing', finding('node-unreported', { name }, at, next));
  return unknown(printed, 'STATUS');
}
