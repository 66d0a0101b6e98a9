import { check as judge } from '#checker/check.ts';
import { observe } from '#checker/objects/observe.ts';
import type { Observed } from '#checker/objects/observed.ts';
import { hintFor } from '#checker/prints/read.ts';
import { read } from '#checker/prints/read.ts';
import type { Check, Prints, Verdict } from '#checker/types.ts';

/** The prints of a paste as the page reads them: with the check's hint. */
const readPaste = (text: string, check: Check = {}): Prints => read(text, hintFor(check));

/** The objects of a paste, not judged. */
export const objectsIn = (text: string, check: Check = {}): readonly Observed[] =>
  observe(readPaste(text, check), undefined).observed;

export const verdictOn = (text: string, check: Check = {}, previous?: string): Verdict =>
  judge(text, check, previous);

export const codesOf = ({ findings }: Verdict): string[] => findings.map(({ code }) => code);

/** Rows as kubectl's tabwriter aligns them: at least three blanks between columns. */
export function table(...rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell : cell.padEnd((widths[column] ?? 0) + 3),
      )
      .join(''),
  );
  return `${lines.join('\n')}\n`;
}

export const podHeader = ['NAME', 'READY', 'STATUS', 'RESTARTS', 'AGE'];
export const nodeHeader = ['NAME', 'STATUS', 'ROLES', 'AGE', 'VERSION'];
export const daemonSetHeader = [
  'NAME',
  'DESIRED',
  'CURRENT',
  'READY',
  'UP-TO-DATE',
  'AVAILABLE',
  'NODE SELECTOR',
  'AGE',
];
export const replicaSetHeader = ['NAME', 'DESIRED', 'CURRENT', 'READY', 'AGE'];
export const deploymentHeader = ['NAME', 'READY', 'UP-TO-DATE', 'AVAILABLE', 'AGE'];

export const pod = (name: string, ready: string, status: string, restarts = '0'): string[] => [
  name,
  ready,
  status,
  restarts,
  '5m',
];
export const node = (name: string, status: string): string[] => [
  name,
  status,
  '<none>',
  '5m',
  'v1.36.1',
];
export const daemonSet = (name: string, ...numbers: readonly number[]): string[] => [
  name,
  ...numbers.map(String),
  'kubernetes.io/os=linux',
  '5m',
];
