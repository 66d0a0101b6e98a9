import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AstroError } from 'astro/errors';
import { imageMetadata } from 'astro/assets/utils';

/** How high a logo stands in the header, in pixels. */
const HEIGHT = 28;

/**
 * The size that a picture has in the header, so that nothing moves when it comes. `name` is that of the option.
 * @throws AstroError where there is no such file, or it is no picture.
 */
export async function logoSize(
  root: string,
  file: string,
  name: string,
): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await imageMetadata(readFileSync(resolve(root, file)), file);
    return { width: Math.round((width / height) * HEIGHT), height: HEIGHT };
  } catch {
    throw new AstroError(
      `The option "${name}" of readyroom() in astro.config names ${file}, which cannot be read as a picture.`,
      'Write the path of an SVG or PNG file from the folder of astro.config; an SVG needs a width and a height, or a viewBox.',
    );
  }
}
