/** The anchor of a step: stable across locales, so that a link to it survives a change of language. */
export function stepId(walkthrough: string, step: string): string {
  return `walk-${walkthrough}-${step}`;
}

/** The anchor of a line of the manifest. */
export function lineId(walkthrough: string, line: number): string {
  return `walk-${walkthrough}-line-${line}`;
}
