import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { AstroError } from 'astro/errors';
import type { Plugin } from 'vite';
import type { ReadyroomOptions } from '#integration/options.ts';
import { ownPath } from '#integration/own-file.ts';
import { checkAccent, paletteOf } from './accent.ts';

const id = 'virtual:readyroom/appearance';

/** What is known of the colours of a project: for the style page of the dev server. */
const paletteId = 'virtual:readyroom/palette';

/** The styles of a page: each has one such file. */
const pageStyles = /[\\/](?:src|lib)[\\/]styles[\\/][\w-]+-page\.css(?:\?|$)/;

/** How high a logo stands in the header, in pixels. */
const HEIGHT = 28;

/**
 * What a project makes its own: `virtual:readyroom/appearance` has the logo and the footer. Accent and styles go into the styles of
 * each page, so they cost no request, and nothing where they are not used.
 * @throws AstroError for an accent that cannot be read, and for a file that is not there.
 */
export async function appearancePlugin(
  root: string,
  options: ReadyroomOptions,
  hasPictures: boolean,
): Promise<Plugin> {
  const { logo, accent, footer, css } = options;
  if (accent) checkAccent(accent);
  if (css !== undefined && !existsSync(resolve(root, css)))
    throw new AstroError(
      `The option "css" of readyroom() in astro.config names ${css}, which is not there.`,
      'Write the path of a file of styles from the folder of astro.config.',
    );
  const size = logo && (await logoSize(root, logo.file, 'logo.file'));
  const darkSize = logo?.dark && (await logoSize(root, logo.dark, 'logo.dark'));
  const before = [
    ...(logo?.dark === undefined
      ? []
      : [`@import ${quoted(ownPath('styles/logo.css'))} layer(components);`]),
    ...(css === undefined ? [] : [`@import ${quoted(resolve(root, css))} layer(author);`]),
  ];
  const behind =
    accent === undefined
      ? ''
      : `@layer tokens{:root{--accent:light-dark(${accent.light},${accent.dark})}}`;
  return {
    name: 'readyroom:appearance',
    // Before Vite takes the imports of a file of styles in.
    enforce: 'pre',
    resolveId: {
      filter: { id: RegExp(`^(?:${id}|${paletteId})$`) },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: RegExp(`^\0(?:${id}|${paletteId})$`) },
      handler: (requested) =>
        (requested === `\0${paletteId}`
          ? paletteModule(options)
          : [
              ...pictureImport('light', root, logo?.file),
              ...pictureImport('dark', root, logo?.dark),
              `export const logo = ${logo ? `{ ...${JSON.stringify({ ...logo, size, darkSize })}, light, dark }` : 'undefined'};`,
              `export const hasPictures = ${hasPictures};`,
              `export const footer = ${footer ? JSON.stringify(footer) : 'undefined'};`,
            ]
        ).join('\n'),
    },
    transform: {
      filter: { id: pageStyles },
      handler: (code) =>
        before.length === 0 && behind === ''
          ? undefined
          : {
              code: code.replace(layers, (own) => [own, ...before].join('\n')) + behind,
              map: null,
            },
    },
  };
}

/** What a project chose, in words of its author, stands beside it. */
const paletteModule = ({ accent, logo, footer, css }: ReadyroomOptions): string[] => [
  `export const palette = ${JSON.stringify(paletteOf(accent))};`,
  `export const chosen = ${JSON.stringify({ accent: accent !== undefined, logo: logo?.file, footer: footer !== undefined, css })};`,
];

/** The first statement of each file: imports stand together behind it. What it does not name comes behind all that it names. */
const layers = /^@layer tokens, [\w, ]+;/m;

const quoted = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));

const pictureImport = (name: string, root: string, file: string | undefined): string[] =>
  file === undefined
    ? [`const ${name} = undefined;`]
    : [`import ${name} from ${quoted(`${resolve(root, file)}?url`)};`];

/**
 * The size that a picture has in the header, so that nothing moves when it comes. `name` is that of the option.
 * @throws AstroError where there is no such file, or it is no picture.
 */
async function logoSize(
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
