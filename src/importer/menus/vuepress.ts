import { folderOf } from './menu.ts';
import type { MenuFile } from './menu.ts';
import type { ToolSite } from './tool-site.ts';

/** The folder beside the pages of VuePress and VitePress in which their settings are. */
export const isVuePressFolder = (name: string): boolean => /^\.(?:vue|vite)press$/.test(name);

/** The settings of VuePress and VitePress, in a file or in a folder of that name. */
export const isVuePress = (path: string): boolean =>
  /(?:^|\/)\.(?:vue|vite)press\/config(?:\/index)?\.[cm]?[jt]s$/.test(path);

/** Its pages have the boxes of Docusaurus; by the layouts that they name they would be those of Jekyll. */
export const vuePressSite = ({ path, text }: MenuFile): ToolSite => ({
  flavour: 'docusaurus',
  top: folderOf(path.replace(/(?:^|\/)config(?:\/index)?\.\w+$/, '')),
  settings: text,
  whyNoPage: () => undefined,
});
