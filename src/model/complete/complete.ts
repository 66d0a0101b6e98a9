import { basename, dirname } from 'node:path';
import { inProse } from './in-prose.ts';
import { inText } from './in-text.ts';
import { inYaml } from './in-yaml.ts';
import { namesOf } from './names.ts';
import type { Files } from './names.ts';
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
