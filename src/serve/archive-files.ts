import { siteOf, type NoSite, type Site, type StoredFiles } from './site-files.ts';
import { unzipped, type ZipProblem } from './zip.ts';

/** Why an archive has no site that can be served: it is a tar archive, has one in it, or what else is wrong with it. */
export type ArchiveProblem = NoSite | ZipProblem | { problem: 'tar' | 'tar-inside' };

/** The site in a zip archive: at its root, or in the one folder of it that has a first page. */
export async function siteInArchive(archive: Buffer): Promise<Site | ArchiveProblem> {
  if (isTar(archive)) return { problem: 'tar' };
  const files = unzipped(archive);
  if ('problem' in files) return files;
  const folder = siteFolder([...files.keys()]);
  if (folder !== undefined) return siteOf(filesBelow(files, folder));
  return { problem: files.has('artifact.tar') ? 'tar-inside' : 'no-site' };
}

/** The beginning that the paths of a site have in an archive: none, or a folder and a slash. */
function siteFolder(paths: readonly string[]): string | undefined {
  if (paths.includes('index.html')) return '';
  const [folder, ...more] = paths.flatMap((path) => /^([^/]+\/)index\.html$/.exec(path)?.[1] ?? []);
  return more.length === 0 ? folder : undefined;
}

function filesBelow(files: ReadonlyMap<string, Buffer>, folder: string): StoredFiles {
  return {
    read: (path, largest = Infinity) => {
      const bytes = files.get(folder + path);
      return Promise.resolve(bytes && bytes.length <= largest ? bytes : undefined);
    },
    foldersIn: (path) => {
      const start = `${folder}${path}/`;
      const names = [...files.keys()]
        .filter((name) => name.startsWith(start))
        .map((name) => name.slice(start.length).split('/'))
        .flatMap(([name, ...rest]) => (name !== undefined && rest.length > 0 ? [name] : []));
      return Promise.resolve([...new Set(names)]);
    },
  };
}

/** A tar archive, packed by gzip as it mostly is, or not. */
const isTar = (archive: Buffer): boolean =>
  archive.toString('latin1', 0, 2) === '\x1F\x8B' ||
  archive.toString('latin1', 257, 262) === 'ustar';
