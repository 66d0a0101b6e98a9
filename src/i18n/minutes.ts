import type { Params } from './say.ts';

type SayMinutes = (key: 'workshop.minutes' | 'workshop.minutesRange', params: Params) => string;

/** "20 minutes", or "15 to 25 minutes". */
export const minutesText = (t: SayMinutes, { from, to }: { from: number; to: number }): string =>
  from === to ? t('workshop.minutes', { count: to }) : t('workshop.minutesRange', { from, to });
