import type { AbstractBlock, Document } from '@asciidoctor/core';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { TakeNote } from '#importer/note.ts';
import { antoraPicture } from './antora-address.ts';

type Pictured = AbstractBlock & { document: Document };

/** A picture, with what it leads to. */
export function imageOf(block: Pictured, line: number): LessonNode {
  const at = { line, column: 1 };
  const position = { start: at, end: at };
  const target = String(block.getAttribute('target') ?? '');
  const alt: unknown = block.getAttribute('alt');
  const words = typeof alt === 'string' ? alt : '';
  const isMade = words === block.getAttribute('default-alt');
  const image: LessonNode = {
    type: 'image',
    url: antoraPicture(inFolder(block.document.getAttribute('imagesdir'), target)),
    // Of Antora, words that are made of the name of a file are made without its module.
    alt: isMade ? (words.split(/[@:]/).at(-1) ?? '') : words,
    title: null,
    position,
  };
  const link: unknown = block.getAttribute('link');
  // A picture that leads to itself is to be seen larger.
  if (typeof link !== 'string' || /^(?:self)?$/.test(link) || lastOf(link) === lastOf(target))
    return image;
  return { type: 'link', url: link, title: null, children: [image], position };
}

const lastOf = (path: string): string => path.split(/[/:]/).at(-1) ?? '';

/** A film or a sound as a link to it, which a lesson cannot show. */
export function filmOf(block: Pictured, line: number, note: TakeNote): LessonNode {
  const target = String(block.getAttribute('target') ?? '');
  const of: unknown = block.getAttribute('poster');
  const [id = ''] = target.split('/');
  const hosted =
    of === 'youtube'
      ? `https://www.youtube.com/watch?v=${id}`
      : of === 'vimeo'
        ? `https://vimeo.com/${id}`
        : undefined;
  const url = hosted ?? inFolder(block.document.getAttribute('imagesdir'), target);
  const at = { line, column: 1 };
  const position = { start: at, end: at };
  note({
    code: 'left-out',
    line,
    unsure: `The page plays ${url} here, which a lesson cannot.`,
    did: hosted === undefined ? 'I wrote its address.' : 'I made a link of it.',
    look: 'Say in words what it shows, with a link to it.',
  });
  return {
    type: 'link',
    url,
    title: null,
    children: [{ type: 'text', value: url, position }],
    position,
  };
}

/** The address of a picture below the folder that its page names; one with a colon or a slash before it is whole. */
const inFolder = (folder: unknown, target: string): string =>
  typeof folder !== 'string' || folder === '' || /^\/|^[\w.@-]+:/.test(target)
    ? target
    : `${folder.replace(/\/$/, '')}/${target}`;
