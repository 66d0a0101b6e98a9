const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 56rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
article { border-left: 4px solid #c0392b; margin: 1.5rem 0; padding: 0 0 0 1rem; }
section { margin: 1.5rem 0; }
h2 { font-size: 1.05rem; margin: 0.25rem 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; font: 0.9rem/1.5 ui-monospace, monospace; margin: 0.5rem 0; }
pre b { font-weight: inherit; background: #c0392b33; display: block; }
`;

/** A page of the dev server that has nothing of the site in it: its title is its heading, too. `body` and `head` are HTML. English, as all that is said to authors. */
export const plainPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
${head}
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
