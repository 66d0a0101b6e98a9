/**
 * A text that a terminal only prints: what was pasted may hold control characters, and marks that turn the direction
 * of writing, that would do something to the terminal of whoever reads the report.
 */
export const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
