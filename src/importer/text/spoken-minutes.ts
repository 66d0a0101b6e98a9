/** `1 hour 30 minutes` is 90, as is `90`; 0 where there is no number. */
export function spokenMinutes(time: string): number {
  const hours = /(\d{1,4}(?:\.\d{1,2})?)\s{0,3}h/i.exec(time)?.[1];
  const minutes = /(\d{1,4})\s{0,3}m/i.exec(time)?.[1];
  if (hours === undefined && minutes === undefined) return Number(/\d+/.exec(time)?.[0] ?? 0);
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}
