import type { TakeNote } from '#importer/note.ts';
import type { SiteParts } from '#importer/site-parts.ts';
import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/** Where a plugin of a site finds a file that a page names. */
const folders = ['', 'docs', 'src', 'static'];

/**
 * The lines of a page of Docusaurus with a file in the place of what names it for a plugin of the site: a block of the language
 * `file`, which no highlighter has, or `::yaml{file="boat.yaml"}`. As many lines as before.
 */
export function withFileFences(page: PageLines, parts: SiteParts, note: TakeNote): PageLines {
  const fences = fenceReader(true);
  const texts = [...page.texts];
  const isThere = (path: string): boolean =>
    [`/${path}`, path].some((each) => parts.fileOf(each, folders) !== undefined);
  for (const [index, text] of page.texts.entries()) {
    const wasOpen = fences.isOpen();
    fences.read(text);
    const line = page.lines[index] ?? 1;
    const indent = /^\s*/.exec(text)?.[0] ?? '';
    const [, attributes = ''] = (wasOpen ? null : directive.exec(text)) ?? [];
    const named = attributeOf(attributes, 'file');
    if (named !== undefined && aPath.test(named) && isThere(named)) {
      texts[index] = `${indent}<<< @/${named}`;
      noteParts(attributeOf(attributes, 'paths'), line, note);
      continue;
    }
    const lang = wasOpen ? undefined : opening.exec(text)?.[1];
    const [, name = '', end = ''] = page.texts.slice(index, index + 3);
    const path = name.trim();
    if (lang === undefined || !aPath.test(path)) continue;
    if (lang === 'file' && /^\s*(?:`{3,}|~{3,})\s*$/.test(end) && isThere(path))
      texts.splice(index, 3, `${indent}<<< @/${path}`, '', '');
    else noteKept(lang, path, line, note);
  }
  return { ...page, texts };
}

const directive = /^\s*::[a-z][\w-]*\{([^{}]*)\}\s*$/;
/** `kustomization` shows what a folder of Kustomize makes of a file. */
const opening = /^\s*(?:`{3,}|~{3,})(file|kustomization)(?:\s.*)?$/;
const aPath = /^[\w.@~/-]+\.\w+$/;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

const noteKept = (lang: string, path: string, line: number, note: TakeNote): void =>
  note({
    line,
    code: 'unknown-syntax',
    unsure: `A block of the language "${lang}" names ${path}: the old site may have shown here what is in that file.`,
    did: 'I kept what is written, as code.',
    look: 'Put what readers saw into its place.',
  });

function noteParts(paths: string | undefined, line: number, note: TakeNote): void {
  if (paths === undefined) return;
  note({
    line,
    code: 'left-out',
    unsure: `The old site marked parts of this file, which the list below it explains: paths="${paths}".`,
    did: 'I kept the list, and left the marks out.',
    look: 'Write its items as steps of the walkthrough.',
  });
}
