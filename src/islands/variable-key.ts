/** Where a learner's value is kept: shared by the lessons of a workshop. */
export function variableKey(workshop: string, name: string): string {
  return `variable:${workshop}:${name}`;
}
