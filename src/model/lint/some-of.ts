/** "a, b, c, d, e and 3 more". */
export const someOf = (units: readonly string[]): string =>
  units.length <= 6
    ? units.join(', ')
    : `${units.slice(0, 5).join(', ')} and ${units.length - 5} more`;
