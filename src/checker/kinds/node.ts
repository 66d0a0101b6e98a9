/**
 * Nodes: the first word of STATUS is the Ready condition, later words are marks such as SchedulingDisabled
 * (printNode in kubernetes pkg/printers/internalversion/printers.go; checker-rules 2.2).
 */
import * as run from './commands.ts';
import { about, because } from './outcomes.ts';
import type { Next } from './outcomes.ts';
import type { Columns, KindRecord } from './record.ts';
import { columns } from './record.ts';
import type { Judgement, Printed } from './rule.ts';
import { text } from './rule.ts';
import type { Value } from './value.ts';
import { at, conditionOf, textAt } from './value.ts';
import { byWord } from './words.ts';

export const node: KindRecord = {
  kind: 'Node',
  group: '',
  shortNames: ['no'],
  clusterScoped: true,
  layouts: [columns('NAME STATUS ROLES AGE VERSION')],
  wide: columns('INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME'),
  cells: {
    STATUS: { like: /^[A-Z][A-Za-z]*(?:,[A-Z][A-Za-z]*)*$/ },
    // A node that has never reported has none.
    VERSION: { like: /^v?\d\S*$/, empty: true },
    'OS-IMAGE': { blanks: 'some' },
  },
  print,
  readiness,
};

const cordon = ',SchedulingDisabled';

const byCondition = byWord('STATUS', {
  Ready: ['ready'],
  NotReady: ['progressing', 'node-not-ready'],
  Unknown: ['progressing', 'node-unreported'],
});

function readiness(printed: Printed): Judgement {
  const cell = printed.cells['STATUS'];
  const status = text(printed, 'STATUS');
  // Only a node that never reported has no version: the paste ends before it.
  if (status?.startsWith('Ready') && text(printed, 'VERSION') === '')
    return because(printed, 'unknown', 'VERSION', 'row-cut', {});
  if (!cell || !status?.endsWith(cordon)) return byCondition(printed);
  const condition = { text: status.slice(0, -cordon.length), at: cell.at };
  const judgement = byCondition({ ...printed, cells: { ...printed.cells, STATUS: condition } });
  const warning = about(printed, 'STATUS', 'node-cordoned', {}, uncordon);
  return { ...judgement, findings: [...judgement.findings, warning] };
}

const uncordon: Next = (printed) => run.command('uncordon', printed);

function print(object: Value): Columns {
  const ready = conditionOf(object, 'Ready');
  const state = ready === undefined ? 'Unknown' : ready === 'True' ? 'Ready' : 'NotReady';
  const cordoned = at(object, 'spec', 'unschedulable') === true;
  const version = textAt(object, 'status', 'nodeInfo', 'kubeletVersion');
  return {
    STATUS: state + (cordoned ? cordon : ''),
    ...(version !== '' && { VERSION: version }),
  };
}
