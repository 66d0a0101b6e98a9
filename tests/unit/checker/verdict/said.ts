import type { Check, Finding, Verdict } from '#checker/types.ts';
import { verdictOn } from '../pasted.ts';

const paramsOf = ({ params }: Finding): string =>
  Object.entries(params)
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ');
const said = (finding: Finding): string =>
  `${finding.code}(${paramsOf(finding)})${finding.at ? ` @${finding.at.line}:${finding.at.start}` : ''}${finding.next === undefined ? '' : ` → ${finding.next}`}`;

const MOST = 4;

/** A verdict in lines to be read: what is said, of each expectation, of each object. */
export function block(
  name: string,
  { verdict, progress, expectations, objects, findings }: Verdict,
): string {
  const lines = [
    `${name}: ${verdict}${progress ? ` ${progress.ready}/${progress.total}` : ''}`,
    ...findings.slice(0, MOST).map((finding) => `    ${said(finding)}`),
  ];
  if (findings.length > MOST) lines.push(`    and ${findings.length - MOST} more`);
  if (expectations.length > 1)
    lines.push(`    each: ${expectations.map((each) => each.verdict).join(', ')}`);
  for (const object of objects)
    lines.push(
      `    ${object.kind} ${object.namespace ?? '?'}/${object.name} ${object.status} by ${object.deciding.join(', ') || 'nothing'}`,
    );
  return lines.join('\n');
}

/** What is said of each of these pastes by one check. */
export const blocks = (check: Check, pastes: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(check)}\n\n${Object.entries(pastes)
    .map(([paste, text]) => block(paste, verdictOn(text, check)))
    .join('\n')}\n`;

/** Where what is said by a check is written down. */
export const fileOf = (name: string): string =>
  `../../../fixtures/kubectl/said/${name.replaceAll(/\W+/g, '-')}.txt`;
