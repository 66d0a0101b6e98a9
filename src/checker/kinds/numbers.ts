/** Numbers as kubectl prints them. Anything else is undefined: never a guess. */

/** A whole number, also with kubectl's bracket behind it, as RESTARTS has it: `5 (2m3s ago)`. */
export function integer(value: string | undefined): number | undefined {
  const digits = value?.split(' (', 1)[0] ?? '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** `2/3`; also the `0/1 of 5` of a Job without completions, and `2/3 (1 unhealthy)`-like tails are refused. */
export function fraction(value: string | undefined): { ready: number; total: number } | undefined {
  const [left, right, ...more] = (value?.split(' of ', 1)[0] ?? '').split('/');
  const ready = integer(left);
  const total = integer(right);
  return ready === undefined || total === undefined || more.length > 0
    ? undefined
    : { ready, total };
}
