const units: Readonly<Record<string, number>> = {
  '': 1000,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/** The longest time a Node timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** The milliseconds of "2", "0.5s", "500ms", "5m" or "1h" (a number alone is seconds); undefined for anything else. */
export function milliseconds(text: string): number | undefined {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text.trim()) ?? [];
  if (digits === undefined || unit === undefined || !Object.hasOwn(units, unit)) return undefined;
  const time = Number(digits) * (units[unit] ?? NaN);
  return time > 0 && time <= LONGEST ? time : undefined;
}
