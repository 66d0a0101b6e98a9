import { parse as parseYaml } from 'yaml';
import type { PageFile } from './page-paths.ts';
import { dataIn } from './text/data-in.ts';
import { shownValue, valueAt } from './text/value-at.ts';
import { parseShown } from './text/written-floats.ts';

type Data = Record<string, unknown>;

/** Names of files that say how a site is built: only their values are read, nothing in them is run. */
export const isSettings = (path: string): boolean =>
  /(?:^|\/)(?:_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml|json)|params\.(?:toml|ya?ml))$/.test(
    path,
  ) || isData(path);

/** Where Jekyll has its settings and data; Hugo shows `2.0` as 2. */
const isOfJekyll = (path: string): boolean => /(?:^|\/)(?:_config\.\w+|_data\/[^/]+)$/.test(path);

const isData = (path: string): boolean =>
  /^_?data$/.test(path.split('/').at(-2) ?? '') && /\.(?:ya?ml|json|toml)$/.test(path);

/**
 * The values of the settings and data of a site, by their path: `site.title`, `site.data.versions.k8s`, `params.version`.
 * Files that cannot be read have none.
 */
export function settingsOf(files: readonly PageFile[]): (path: string) => string | undefined {
  const site: Data = {};
  const data: Data = {};
  for (const file of files.filter(({ path }) => isSettings(path))) {
    const value = dataIn(file, isOfJekyll(file.path) ? parseShown : parseYaml);
    const name = (file.path.split('/').at(-1) ?? '').split('.', 1)[0] ?? '';
    if (isData(file.path)) data[name] = value;
    else if (name === 'params') site['params'] = value;
    else Object.assign(site, value);
  }
  const all = { site: { ...site, data }, params: site['params'] };
  // Hugo reads the keys of its settings in letters of any size.
  const ofHugo = /^(?:params|site\.languages)\./;
  return (path) => shownValue(valueAt(all, path, ofHugo.test(path)));
}
