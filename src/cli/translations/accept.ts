import { relative } from 'node:path';
import { readLock } from '#model/load/lock.ts';
import { lockText } from '#model/translations/lock.ts';
import { acceptUnits } from '#model/translations/states.ts';
import type { TranslationState } from '#model/translations/states.ts';
import type { ExitCode, Io } from '#cli/io.ts';
import { didYouMean } from '#cli/suggest.ts';

/** Records that units of a translation, or all that it has, say what the source says today. */
export async function accept(
  states: readonly TranslationState[],
  names: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const written = states.filter(({ units }) => units.some(({ state }) => state !== 'missing'));
  if (states.length === 0) return refused('There is nothing to accept.', io);
  for (const state of states.length === 1 ? states : written) {
    const code = await acceptOne(state, names, io);
    if (code !== 0) return code;
  }
  return 0;
}

async function acceptOne(
  state: TranslationState,
  names: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const there = state.units.filter(({ state: word }) => word !== 'missing');
  const known = there.map(({ unit }) => unit);
  for (const name of names) {
    if (known.includes(name)) continue;
    const isMissing = state.units.some(({ unit }) => unit === name);
    return refused(
      isMissing
        ? `The part "${name}" is not translated into ${state.locale}. Write it first.`
        : `There is no part "${name}".${didYouMean(name, known)} The parts are: ${known.join(', ')}.`,
      io,
    );
  }
  const chosen = names.length > 0 ? names : known;
  const lock = readLock(state.lock);
  await io.replaceFile(state.lock, lockText(acceptUnits(lock, state, chosen)));
  const renewed = there.filter(
    ({ unit, state: word }) => word !== 'current' && chosen.includes(unit),
  );
  const one = renewed.length === 1;
  io.out(
    renewed.length === 0
      ? `All of this was recorded for ${state.locale} already.\n`
      : `Recorded: ${renewed.length} ${one ? 'part' : 'parts'} of ${state.locale} now ${one ? 'stands' : 'stand'} for the source as it is.\n`,
  );
  io.out(`Commit ${relative(io.cwd, state.lock).replaceAll('\\', '/')} with the translation.\n`);
  return 0;
}

function refused(error: string, io: Io): ExitCode {
  io.err(`readyroom: ${error}\n`);
  return 2;
}
