import { placeText } from '#model/diagnostics/print.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { manualBase } from '#integration/manual/cache.ts';
import { escaped, plainPage } from './plain-page.ts';

/** A problem with the lines of its file around it. */
export interface ShownProblem extends Diagnostic {
  excerpt: readonly { number: number; text: string }[];
}

/** The lines around the place of a problem, two before and two behind it. */
export function excerptOf(text: string | undefined, line: number): ShownProblem['excerpt'] {
  const lines = (text ?? '').split('\n').map((each, index) => ({ number: index + 1, text: each }));
  return lines.slice(Math.max(0, line - 3), line + 2);
}

/**
 * The page of the dev server in the place of one that cannot be made: every problem with its place, which opens the editor,
 * the lines of the file, and what to do. English, as all that is said to authors. It loads again when the file is mended.
 */
export function problemPage(problems: readonly ShownProblem[], base: string): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return plainPage(
    `This page has ${count}`,
    `<p>It comes back by itself when ${problems.length === 1 ? 'it is' : 'they are'} mended. All other pages are there. How to write it: <a href="${manualBase}" target="_blank">the manual</a>.</p>
${problems.map((problem) => problemHtml(problem, base)).join('\n')}`,
    `<script type="module" src="${base}@vite/client"></script>
<script type="module">
addEventListener('click', (event) => {
  const link = event.target.closest('a[data-editor]');
  if (!link) return;
  event.preventDefault();
  fetch(link.href);
});
</script>`,
  );
}

function problemHtml({ place, message, hint, excerpt }: ShownProblem, base: string): string {
  const lines = excerpt.map(({ number, text }) => {
    const line = `${String(number).padStart(4)}  ${escaped(text)}`;
    return number === place.line ? `<b>${line}</b>` : `${line}\n`;
  });
  return `<article>
<h2>${escaped(message)}</h2>
<p>→ ${escaped(hint)}</p>
<pre tabindex="0">${lines.join('')}</pre>
<p><a data-editor href="${editorAddress(place, base)}">${escaped(placeText(place))}</a></p>
</article>`;
}

/** An address of Vite that opens a file in the editor that is running, and answers with nothing. */
export const editorAddress = (place: Diagnostic['place'], base: string): string =>
  `${base}__open-in-editor?file=${encodeURIComponent(placeText(place))}`;
