import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** Stands before the end of an address that was written as that of a source, `boats.adoc`: its library makes `boats.html` of it. */
export const ofSource = '.adoc';

/** The address of a page of Antora, which may name version, component and module: `1.0@component:module:page.html` as a path. */
export function antoraAddress(url: string): string {
  if (/^(?:https?|mailto|ftp):/.test(url)) return url;
  const [, version = '', component, module = '', path = ''] =
    /^(?:([\w.-]*)@)?(?:([\w.-]*):)?(?:([\w.-]*):)?([\w./-]+\.html(?:#.*)?)$/.exec(url) ?? [];
  // Of a single name before a colon, the library's pattern takes the first group.
  const names = url.split(':').length - 1;
  if (path === '' || (names === 0 && version === '')) return url;
  const [of, within] = names === 1 ? ['', component ?? ''] : [component ?? '', module];
  const top = names === 1 && version === '' ? '' : `/${version}@${of}`;
  return `${top}/modules/${within === '' ? 'ROOT' : within}/pages/${path}`;
}

/** The address of a picture of Antora, which may name component and module: `module:boat.png` as a path. */
export const antoraPicture = (url: string): string =>
  url.replace(/^(?:[\w.-]+:)?([\w.-]+):(?!\/\/)(?!.*,)/, '/modules/$1/images/');

/** `<<page#>>` names a page, as `<<page.adoc#>>` does; its library takes all of it for an id. */
const withoutMarkOfPage = (url: string): string =>
  url.replace(/^#([^#]+)#(.*)$/, (_, page: string, id: string) =>
    id === '' ? `${page}.html` : `${page}.html#${id}`,
  );

/** Gives a link the address of a page; one that was written as that of a source keeps that in mind. */
export function readAddress(link: LessonNode): void {
  const url = link.url ?? '';
  const made = url.replace(/\.adoc\.html(?=#|$)/, '.html');
  if (made !== url) link.data = { ...link.data, isOfSource: true };
  link.url = antoraAddress(withoutMarkOfPage(made));
}
