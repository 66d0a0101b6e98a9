import { escapeHtml } from './escape-html.ts';

/**
 * On a phone the only line of a command wraps: its options in one piece, so that none breaks after its hyphens; of an
 * option too long for a phone the name. Every second part is one.
 */
export const commandParts = (text: string): readonly string[] =>
  text.includes('\n') ? [text] : text.split(/(?<= )(--[^\s'"]{1,22}(?=\s|$)|--[a-z-]{1,19}=)/);

/** The same as HTML, where a formatter would add blanks that are shown. */
export const commandHtml = (text: string): string =>
  commandParts(text)
    .map((part, index) => (index % 2 ? `<span>${escapeHtml(part)}</span>` : escapeHtml(part)))
    .join('');
