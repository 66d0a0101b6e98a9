/** The name of a file that stands above its code, in a heading or in the last item of a list. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** Where a heading is the name of a file, alone or behind a word for one, that name: the heading itself stays above the code. */
export function fileInHeading(heading: LessonNode | undefined): LessonNode | undefined {
  const text = heading?.type === 'heading' ? plainText(heading).trim() : '';
  const [, value] = inTitle.exec(text) ?? [];
  if (value === undefined) return undefined;
  const place = heading?.position === undefined ? {} : { position: heading.position };
  return { type: 'paragraph', children: [{ type: 'inlineCode', value, ...place }], ...place };
}

/** `boat.yaml`, `File: boat.yaml`, `1. boat.yaml`. */
const inTitle =
  /^(?:\d+[.)] )?(?:(?:file|manifest|arquivo|archivo|fichier|datei|文件) ?[:：]? ?)?([\w./~-]+\.ya?ml)$/i;

/** Where the last item of a list says what file the code below the list is, the name of that: the item itself stays in its list. */
export function fileInItem(list: LessonNode | undefined): LessonNode | undefined {
  const last = list?.type === 'list' ? list.children?.at(-1)?.children?.at(-1) : undefined;
  if (last?.type !== 'paragraph') return undefined;
  const names = (last.children ?? []).filter(
    ({ type, value = '' }) => type === 'inlineCode' && /^[\w./~-]+\.ya?ml$/.test(value),
  );
  const place = last.position === undefined ? {} : { position: last.position };
  return names.length === 1 ? { type: 'paragraph', children: names, ...place } : undefined;
}
