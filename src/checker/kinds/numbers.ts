/** Numbers as kubectl prints them, without leading zeros. Anything else is undefined: never a guess. */

/** A whole number of up to 15 digits, as bytes are told; also with kubectl's bracket behind it, as RESTARTS has it: `5 (2m3s ago)`. */
export function integer(value: string | undefined): number | undefined {
  const digits = /^(0|[1-9]\d{0,14})(?: \(|$)/.exec(value ?? '');
  return digits ? Number(digits[1]) : undefined;
}

/** `2/3`; also the `0/1 of 5` of a Job without completions; anything else behind it is refused. */
export function fraction(value: string | undefined): { ready: number; total: number } | undefined {
  const parts = /^(0|[1-9]\d{0,8})\/(0|[1-9]\d{0,8})(?: of |$)/.exec(value ?? '');
  return parts ? { ready: Number(parts[1]), total: Number(parts[2]) } : undefined;
}
