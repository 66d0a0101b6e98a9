import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataIn } from '#importer/text/data-in.ts';

/** A page of Antora: the folder of its component, with a slash behind it, and the module that it stands in. */
interface AntoraPlace {
  component: string;
  module: string;
}

export function antoraPlace(path: string): AntoraPlace | undefined {
  const [, component = '', module] = /^(.*\/)?modules\/([^/]+)\/pages\//.exec(path) ?? [];
  return module === undefined ? undefined : { component, module };
}

interface Component {
  folder: string;
  name: string;
  version: string;
}

/** The components that pages are in, by what their antora.yml says of them. */
export function antoraComponents(folder: string, paths: readonly string[]): Component[] {
  const folders = new Set(paths.flatMap((path) => antoraPlace(path)?.component ?? []));
  return [...folders].flatMap((each) => {
    const { name, version } = settingsIn(join(folder, each, 'antora.yml'));
    if (typeof name !== 'string') return [];
    return [{ folder: each, name, version: String(version ?? '') }];
  });
}

function settingsIn(path: string): Readonly<Record<string, unknown>> {
  return existsSync(path) ? dataIn({ path, text: readFileSync(path, 'utf8') }) : {};
}

/**
 * The path of the page that an address means by the rules of Antora: pages count from those of their module, `/modules/…` from the
 * component, and `/@name/modules/…` or `/1.0@name/modules/…` from another. `undefined` for any other address, `none` where it can mean no page.
 */
export function antoraPath(
  page: string,
  address: string,
  components: readonly Component[],
): string | 'none' | undefined {
  const place = antoraPlace(page);
  if (place === undefined) return undefined;
  const [, version = '', name, rest = ''] =
    /^\/([^/@]*)@([^/]*)\/(modules\/.+)$/.exec(address) ?? [];
  if (name !== undefined) {
    const own = components.find(({ folder }) => folder === place.component)?.name;
    const found = components.find(
      (each) =>
        each.name === (name === '' ? own : name) && (version === '' || version === each.version),
    );
    return found === undefined ? 'none' : found.folder + rest;
  }
  if (address.startsWith('/modules/')) return place.component + address.slice(1);
  return /^[./]/.test(address)
    ? undefined
    : `${place.component}modules/${place.module}/pages/${address}`;
}
