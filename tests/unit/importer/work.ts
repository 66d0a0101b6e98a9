import { vi } from 'vitest';

/** How many times as often maps, lists and texts are asked for something, for a thing of twice the size. */
export const growthOf = (callOf: (size: number) => () => unknown, size: number): number =>
  workOf(callOf(2 * size)) / workOf(callOf(size));

/** Work that is the same on any machine, however busy it is. */
function workOf(call: () => unknown): number {
  const counted = [
    vi.spyOn(Map.prototype, 'get'),
    vi.spyOn(Array.prototype, 'every'),
    vi.spyOn(String.prototype, 'startsWith'),
    vi.spyOn(String.prototype, 'includes'),
  ];
  try {
    call();
    return counted.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const each of counted) each.mockRestore();
  }
}
