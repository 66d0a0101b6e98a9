import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * What npm installed this package from, if not from a registry: an address, or the path of a tarball that is still there.
 * A project, and npx alike, names it in the package.json that the folder node_modules stands beside.
 */
export function installedFrom(root: string): string | undefined {
  const modules = dirname(resolve(root));
  if (basename(modules) !== 'node_modules') return undefined;
  const project = dirname(modules);
  const specifier = dependency(join(project, 'package.json'));
  if (specifier?.includes('://')) return specifier;
  if (!specifier?.startsWith('file:') || !specifier.endsWith('.tgz')) return undefined;
  const tarball = resolve(project, specifier.slice('file:'.length));
  return existsSync(tarball) ? tarball : undefined;
}

function dependency(file: string): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
      Record<string, Record<string, string>>
    >;
    return dependencies?.['readyroom'] ?? devDependencies?.['readyroom'];
  } catch {
    return undefined;
  }
}
