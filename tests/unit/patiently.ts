/** Tries again with more time: on a busy machine, even to start a command may take a second. */
export async function patiently<Time, Result>(
  times: readonly [Time, ...Time[]],
  attempt: (time: Time) => Result | Promise<Result>,
  isEnough: (result: Result) => boolean,
): Promise<Result> {
  const [time, ...more] = times;
  const result = await attempt(time);
  const [next, ...others] = more;
  return next === undefined || isEnough(result)
    ? result
    : patiently([next, ...others], attempt, isEnough);
}
