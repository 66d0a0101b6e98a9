import type { ArchiveProblem } from '#serve/archive-files.ts';
import { visible } from './terminal.ts';

/** Why there is no site in a folder or an archive, which is named as it was typed, and what to do. */
export function noSiteText(found: ArchiveProblem, typed: string): string {
  const place = visible(typed);
  const name = 'name' in found ? visible(found.name) : '';
  switch (found.problem) {
    case 'no-site':
      return `There is no built site in ${place}. Make one with npm run build.`;
    case 'bundle':
      return `${place} was made by readyroom bundle: it needs no server. Open its index.html with a double click.`;
    case 'tar':
      return `${place} is no zip archive. Unpack it with tar -xf, and name the folder.`;
    case 'tar-inside':
      return `${place} has the site in artifact.tar, as GitHub packs it. Unpack both, and name the folder.`;
    case 'no-zip':
      return `${place} is no zip archive. Name a built site: its folder, or a zip archive of it.`;
    case 'broken':
      return `${place} is not whole, or no zip archive that can be read. Copy or download it again.`;
    case 'damaged':
      return `${place} is damaged: ${name} is not what was packed. Copy or download it again.`;
    case 'encrypted':
      return `${place} is encrypted: ${name} needs a password. Unpack it, and name the folder.`;
    case 'unknown-method':
      return `${place} is packed in a way that is not known here (${name}). Unpack it, and name the folder.`;
    case 'bad-name':
      return `${place} has a file that could lead out of a folder: ${name}. No archive of a built site has one; do not use it.`;
    case 'same-name':
      return `${place} has two files of one name: ${name}. No archive of a built site has that; do not use it.`;
    case 'too-many':
      return `${place} has more files than any built site. Nothing of it was read.`;
    case 'too-large':
      return `${place} would be larger than 300 MB when unpacked, which no built site is. Nothing of it is served.`;
  }
}
