import { parse } from 'yaml';
import { folderOf, isData } from './menu.ts';
import type { MenuFile } from './menu.ts';
import { isJekyllSettings } from './usual-tools.ts';

/**
 * Whether `exclude` in the settings of Jekyll keeps a file out of its site. A pattern stands for what begins as it does, from the folder
 * of the settings on; in it, an asterisk stands for any signs.
 */
export function excludedByJekyll(settings: readonly MenuFile[]): (path: string) => boolean {
  const sites = settings
    .filter(({ path }) => isJekyllSettings(path))
    .map((file) => ({
      top: folderOf(file.path) === '' ? '' : `${folderOf(file.path)}/`,
      patterns: patternsIn(file).map(expressionOf),
    }));
  return (path) =>
    sites.some(
      ({ top, patterns }) =>
        path.startsWith(top) && patterns.some((each) => each.test(path.slice(top.length))),
    );
}

function patternsIn({ text }: MenuFile): string[] {
  try {
    const data: unknown = parse(text, { logLevel: 'silent' });
    const exclude = isData(data) ? data['exclude'] : undefined;
    return [exclude].flat().filter((each) => typeof each === 'string' && each !== '') as string[];
  } catch {
    return [];
  }
}

function expressionOf(pattern: string): RegExp {
  const plain = pattern.replace(/^\.?\//, '');
  const signs = plain
    .replaceAll(/[$()+.[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/(?:\*\*\/?)+|\*/g, '.*')
    .replaceAll('?', '.');
  // With an asterisk, all of the name has to fit, or that of a folder around it.
  return new RegExp(/[*?]/.test(plain) ? `^${signs}(?:/|$)` : `^${signs}`);
}
