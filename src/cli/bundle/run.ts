import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { bundledSite, writeFiles } from '#cli/site-folder.ts';
import type { Run } from '#cli/definition.ts';
import { visible } from '#cli/terminal.ts';
import type { bundling } from './options.ts';

/** The same folder is the same file, whenever it is packed. */
const PACKED_AT = '1980-01-01T00:00:00';

/** `readyroom bundle`: a folder, and a file of it, that work by a double click. */
export const run: Run<typeof bundling> = async (
  { options, arguments: [folder = 'dist', more] },
  io,
) => {
  if (more !== undefined) return { usageError: `One folder is taken; "${more}" is too much.` };
  const bundled = await bundledSite(io.cwd, folder);
  if ('usageError' in bundled) return bundled;
  const output = resolve(io.cwd, options.output);
  if (!isOurs(output)) {
    io.err(
      `readyroom: ${visible(options.output)} is there, and is no bundle. Choose another folder with --output.\n`,
    );
    return 1;
  }
  rmSync(output, { recursive: true, force: true });
  writeFiles(output, bundled);
  const zip = zipSync({ [basename(output)]: Object.fromEntries(bundled) }, { mtime: PACKED_AT });
  writeFileSync(`${output}.zip`, zip);
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  const size = [...bundled.values()].reduce((sum, { length }) => sum + length, 0);
  io.out(
    [
      `${visible(options.output)}  ${String(bundled.size)} files, ${megabytes(size)} MB: open index.html in it`,
      `${visible(options.output)}.zip  ${megabytes(zip.length)} MB: the same, to be sent or copied`,
      '',
    ].join('\n'),
  );
  return 0;
};

/** Whether a folder may be written anew: it is not there, empty, or was made here. */
const isOurs = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder).length === 0 ||
  existsSync(join(folder, 'from-folder.js'));
