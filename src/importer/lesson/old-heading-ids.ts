import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/**
 * The ids that generators give a heading without one of its own; links to `#…` in old pages use them: those of GitHub, Hugo and
 * Docusaurus, those of kramdown, which begin with a letter and have no underscores, and those of MkDocs, without double hyphens.
 */
export function oldHeadingIds(heading: LessonNode): string[] {
  const words = plainText(heading).trim().toLowerCase();
  const github = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
  const kramdown = github.replaceAll('_', '').replace(/^\P{L}+/u, '');
  return [...new Set([github, kramdown, github.replaceAll(/-+/g, '-')])].filter((id) => id !== '');
}

/** The id that Hugo gives a heading where its settings ask for those of Blackfriday: every sign that is none of a word becomes a hyphen. */
export const blackfridayId = (heading: LessonNode): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The id that MkDocs gives a heading: letters lose their accents, and what is no letter of English even so goes. */
export const asciiId = (heading: LessonNode): string =>
  plainText(heading)
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-');
