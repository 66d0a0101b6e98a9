import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** Whether an address is of another site, and names no file of a component of Antora: `harbour:attachment$boats.zip`. */
export const isElsewhere = (url: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) &&
  !/^[\w.:@-]*(?:attachment|example|image|page|partial)\$/.test(url);

/** What an old tool would fill in has the blanks that it is written with, and a page of Antora its component and module. */
export const asWritten = (url: string): string =>
  url
    .replace(
      /^(?:\/([^/@]*@[^/@]*))?\/modules\/([^/]+)\/pages\//,
      (_, of: string | undefined, module: string) =>
        `${(of ?? '').replace(/^@/, '')}${of === undefined ? '' : ':'}${module}:`,
    )
    .split('{{')
    .map((part, index) => {
      const end = index === 0 ? 0 : part.indexOf('}}') + 1;
      return part.slice(0, end).replaceAll('%20', ' ') + part.slice(end);
    })
    .join('{{');

/** A link to nothing would be an error in the lesson, so it becomes its text with the address as code. */
export function unlinked({ position, children = [] }: LessonNode, url: string): LessonNode[] {
  const place = position === undefined ? {} : { position };
  const code: LessonNode = { type: 'inlineCode', value: url, ...place };
  const words = children.map(plainText).join('').trim();
  if (words === '' || words === url) return [...children.filter(isShown), code];
  const text = (value: string): LessonNode => ({ type: 'text', value, ...place });
  return [...children, text(' ('), code, text(')')];
}

const isShown = ({ type }: LessonNode): boolean => type === 'image';
