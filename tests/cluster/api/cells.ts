import type { KubeObject } from '../objects.ts';

export const none = (text: string | undefined): string =>
  text === undefined || text === '' ? '<none>' : text;

export const ageOf = ({ metadata }: KubeObject, now: Date): string =>
  since(metadata.creationTimestamp, now);

/** How long ago a time was, as kubectl says it: the rules of `duration.HumanDuration` of apimachinery. */
export function since(time: string, now: Date): string {
  const start = Date.parse(time);
  if (Number.isNaN(start)) return '<unknown>';
  const seconds = Math.max(0, Math.floor((now.getTime() - start) / 1000));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const days = Math.floor(hours / 24);
  const years = Math.floor(days / 365);
  if (seconds < 120) return `${String(seconds)}s`;
  if (minutes < 10) return two(minutes, 'm', seconds % 60, 's');
  if (minutes < 180) return `${String(minutes)}m`;
  if (hours < 8) return two(hours, 'h', minutes % 60, 'm');
  if (hours < 48) return `${String(hours)}h`;
  if (days < 8) return two(days, 'd', hours % 24, 'h');
  if (days < 730) return `${String(days)}d`;
  return years < 8 ? two(years, 'y', days % 365, 'd') : `${String(years)}y`;
}

const two = (first: number, unit: string, second: number, small: string): string =>
  `${String(first)}${unit}${second === 0 ? '' : `${String(second)}${small}`}`;
