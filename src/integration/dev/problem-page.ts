import { placeText } from '#model/diagnostics/print.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';

/** A problem with the lines of its file around it. */
export interface ShownProblem extends Diagnostic {
  excerpt: readonly { number: number; text: string }[];
}

/** The lines around the place of a problem, two before and two behind it. */
export function excerptOf(text: string | undefined, line: number): ShownProblem['excerpt'] {
  const lines = (text ?? '').split('\n').map((each, index) => ({ number: index + 1, text: each }));
  return lines.slice(Math.max(0, line - 3), line + 2);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 56rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
article { border-left: 4px solid #c0392b; margin: 1.5rem 0; padding: 0 0 0 1rem; }
h2 { font-size: 1.05rem; margin: 0.25rem 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; font: 0.9rem/1.5 ui-monospace, monospace; margin: 0.5rem 0; }
pre b { font-weight: inherit; background: #c0392b33; display: block; }
`;

/**
 * The page of the dev server in the place of one that cannot be made: every problem with its place, which opens the editor,
 * the lines of the file, and what to do. English, as all that is said to authors. It loads again when the file is mended.
 */
export function problemPage(problems: readonly ShownProblem[], base: string): string {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has ${count}</title>
<style>${style}</style>
<script type="module" src="${base}@vite/client"></script>
<script type="module">
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  fetch(link.href);
});
</script>
</head>
<body>
<main>
<h1>This page has ${count}</h1>
<p>It comes back by itself when ${problems.length === 1 ? 'it is' : 'they are'} mended. All other pages are there.</p>
${problems.map((problem) => problemHtml(problem, base)).join('\n')}
</main>
</body>
</html>
`;
}

function problemHtml({ place, message, hint, excerpt }: ShownProblem, base: string): string {
  const lines = excerpt.map(({ number, text }) => {
    const line = `${String(number).padStart(4)}  ${escaped(text)}`;
    return number === place.line ? `<b>${line}</b>` : `${line}\n`;
  });
  return `<article>
<h2>${escaped(message)}</h2>
<p>→ ${escaped(hint)}</p>
<pre>${lines.join('')}</pre>
<p><a href="${editorAddress(place, base)}">${escaped(placeText(place))}</a></p>
</article>`;
}

/** An address of Vite that opens a file in the editor that is running, and answers with nothing. */
export const editorAddress = (place: Diagnostic['place'], base: string): string =>
  `${base}__open-in-editor?file=${encodeURIComponent(placeText(place))}`;
