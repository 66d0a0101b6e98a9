import type { Names } from './names.ts';
import { wordAt } from './offer.ts';
import type { Offers } from './offer.ts';

/** Constants behind `{{` and variables behind `$`: in any text, of YAML and of prose. */
export function inText(text: string, offset: number, names: () => Names): Offers | undefined {
  const place = wordAt(text, offset);
  const before = text.slice(Math.max(0, place.from - 3), place.from);
  const after = text.slice(place.to, place.to + 2);
  if (/\{\{ ?$/.test(before)) {
    const end = after === '}}' || after.startsWith(' }') ? '' : '}}';
    return {
      ...place,
      offers: names().constants.map((each) => ({
        ...each,
        kind: 'value',
        written: each.name + end,
      })),
    };
  }
  if (!/\$\{?$/.test(before)) return undefined;
  const end = before.endsWith('{') && !/^[:}]/.test(after) ? ':?}' : '';
  return {
    ...place,
    offers: names().variables.map((each) => ({ ...each, kind: 'value', written: each.name + end })),
  };
}
