import { isMap, parseDocument } from 'yaml';
import type { YAMLMap } from 'yaml';
import { folderOf, joinedPath } from './menus/menu.ts';
import type { PageFile } from './page-paths.ts';

/** Settings may inherit from others, which inherit from others again. */
const MAX_DEPTH = 8;

/**
 * The settings of MkDocs with those of the file that `INHERIT` names, as far as they have none of their own: parts with keys are
 * merged, lists are not. Where that file cannot be read, they stay as they are.
 */
export function withInherited(
  file: PageFile,
  textOf: (path: string) => string | undefined,
  depth = 0,
): PageFile {
  if (!/^INHERIT:/m.test(file.text) || depth > MAX_DEPTH) return file;
  const own = parseDocument(file.text, { logLevel: 'silent' });
  const named = own.get('INHERIT');
  if (typeof named !== 'string' || !isMap(own.contents)) return file;
  const path = joinedPath(folderOf(file.path), named);
  const text = textOf(path);
  if (text === undefined) return file;
  const above = parseDocument(withInherited({ path, text }, textOf, depth + 1).text, {
    logLevel: 'silent',
  });
  if (!isMap(above.contents) || [...own.errors, ...above.errors].length > 0) return file;
  own.delete('INHERIT');
  merge(above.contents, own.contents);
  try {
    return { ...file, text: String(above) };
  } catch {
    // An alias is left whose anchor the other file has, or had.
    return file;
  }
}

function merge(above: YAMLMap, own: YAMLMap): void {
  for (const { key, value } of own.items) {
    const inherited = above.get(key, true);
    if (isMap(inherited) && isMap(value)) merge(inherited, value);
    else above.set(key, value);
  }
}
