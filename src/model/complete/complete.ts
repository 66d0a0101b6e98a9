import { basename, dirname } from 'node:path';
import { inProse } from './in-prose.ts';
import { inYaml } from './in-yaml.ts';
import { namesOf } from './names.ts';
import type { Files, Names } from './names.ts';
import { wordAt } from './offer.ts';
import type { Offers } from './offer.ts';

/**
 * What an editor offers in a place of a file: names that the files of the lesson and of its workshop give, as they are now. Undefined
 * where Readyroom has nothing to offer. Never throws for what is half written.
 */
export function complete(path: string, offset: number, files: Files): Offers | undefined {
  const text = files.read(path);
  if (text === undefined) return undefined;
  const file = basename(path);
  const folder = dirname(path);
  const isOfWorkshop = file === 'workshop.yaml' || file === 'shared.yaml';
  const names = () => namesOf(folder, isOfWorkshop ? folder : dirname(folder), files);
  if (file.endsWith('.mdx')) return inText(text, offset, names) ?? inProse(text, offset, names);
  if (!file.endsWith('.yaml')) return undefined;
  return inText(text, offset, names) ?? inYaml(file, text, offset, names);
}

/** Constants behind `{{` and variables behind `$`: in any text, of YAML and of prose. */
function inText(text: string, offset: number, names: () => Names): Offers | undefined {
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
