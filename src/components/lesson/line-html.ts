import { escapeHtml } from './escape-html.ts';
import type { Token } from '#transforms/highlight-yaml.ts';

/** One line of code as HTML. Made by hand, because every blank in a `<pre>` counts and a formatter must not add one. */
export function lineHtml(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, kind }) =>
      kind ? `<span class="tk-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}
