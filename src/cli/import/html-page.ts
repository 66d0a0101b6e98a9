/** What the pages beside an import are made of. */

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { line-height: 1.2; margin: 0 0 1rem; }
h2 { display: inline; font-size: 1.1rem; }
table { border-collapse: collapse; margin-block: 1rem; overflow-wrap: normal; }
th, td { padding: 0.2rem 1rem 0.2rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid #8884; }
td.count, th.count { text-align: end; }
ol, ul { padding-inline-start: 1.5rem; }
li { margin-block: 0.75rem; }
.done { opacity: 0.65; }
.done > .first::before { content: '✓ '; }
summary { cursor: pointer; padding-block: 0.25rem; }
details { margin-block: 0.5rem; }
section > details { margin-block: 1rem; border-block-start: 1px solid #8888; padding-block-start: 0.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
.texts { display: grid; gap: 0.5rem; margin-block: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.texts p { margin: 0; font-size: 0.9rem; }
pre { margin: 0; max-height: 20rem; overflow: auto; white-space: pre-wrap; padding: 0.5rem; border: 1px solid #8888; border-radius: 0.25rem; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** A page of its own. `body`: HTML. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>${style}</style>
<h1>${html(title)}</h1>
${body}
</html>
`;

export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** In the name of a file, `#` begins no place of it. */
export const link = (path: string, name: string): string =>
  `<a href="${html(path.split('/').map(encodeURIComponent).join('/'))}">${html(name)}</a>`;
