/** How long a lesson takes, as it is written: `20`, or a range such as `15-25`. */
export type WrittenMinutes = number | string;

/** From so many minutes to so many; both are the same where no range is given. */
export interface Minutes {
  from: number;
  to: number;
}

/** What was written; undefined unless it is a whole number above 0, or two of them with the greater one last. */
export function readMinutes(written: WrittenMinutes): Minutes | undefined {
  const [, from, to = from] = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(String(written)) ?? [];
  const minutes = { from: Number(from), to: Number(to) };
  const isRange = typeof written === 'string';
  return minutes.from < minutes.to || (!isRange && minutes.from === minutes.to)
    ? minutes
    : undefined;
}

/** What was written and found right by the schema. @throws Error where it was not. */
export function minutesOf(written: WrittenMinutes): Minutes {
  const minutes = readMinutes(written);
  if (minutes === undefined) throw new Error(`"${written}" is no time in minutes.`);
  return minutes;
}

/** How long all of them take. */
export const sumOfMinutes = (all: readonly Minutes[]): Minutes => ({
  from: all.reduce((sum, { from }) => sum + from, 0),
  to: all.reduce((sum, { to }) => sum + to, 0),
});
