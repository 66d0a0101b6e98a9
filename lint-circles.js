import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/**
 * A rule of lint: no file of src/ imports itself by way of others. Types count, since whoever reads a file has to read
 * what its types are made of. (`import-x/no-cycle` leaves types out, and brings a resolver for each platform.)
 */
const src = resolve(import.meta.dirname, 'src');

/** What a file imports of src/, and where in its text: `import type`, `export … from` and `import()` count too. */
function importsOf(file, text) {
  const [, opening = '', inner = ''] = /^(---\n)([\s\S]*?)\n---/.exec(text) ?? [];
  const code = file.endsWith('.astro') ? inner : text;
  return ts.preProcessFile(code).importedFiles.flatMap(({ fileName, pos }) => {
    const [path = ''] = fileName.split('?', 1);
    if (!/^(?:#|\.\/)/.test(path)) return [];
    const target = path.startsWith('#')
      ? resolve(src, path.slice(1))
      : resolve(dirname(file), path);
    return [{ target, at: pos + (file.endsWith('.astro') ? opening.length : 0) }];
  });
}

/** Each file with the files it imports. */
function readGraph() {
  return new Map(
    globSync('**/*.{ts,astro}', { cwd: src }).map((name) => {
      const file = resolve(src, name);
      return [file, importsOf(file, readFileSync(file, 'utf8')).map(({ target }) => target)];
    }),
  );
}

/** Each file with the files that import it. */
function importersIn(graph) {
  const importers = new Map();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

/** All files that one leads to, itself too, by whatever way. */
function reached(edges, from) {
  const seen = new Set([from]);
  for (const each of seen) for (const next of edges.get(each) ?? []) seen.add(next);
  return seen;
}

/** The shortest way from one file to another along imports; there is one. */
function wayBetween(graph, from, to) {
  const cameFrom = new Map([[from, undefined]]);
  for (const file of cameFrom.keys())
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  const way = [];
  for (let file = to; file !== undefined; file = cameFrom.get(file)) way.unshift(file);
  return way;
}

/** Imports and importers of all files as they are on disk: read once per run. */
let onDisk;
function readOnDisk() {
  if (onDisk === undefined) {
    const graph = readGraph();
    onDisk = { graph, importers: importersIn(graph) };
  }
  return onDisk;
}

/** The circles of src/ as it is on disk, each once: sets of paths. */
export function allCircles() {
  const { graph, importers } = readOnDisk();
  const circles = new Map();
  for (const file of graph.keys()) {
    if (circles.has(file)) continue;
    const circle = reached(graph, file).intersection(reached(importers, file));
    for (const each of circle) circles.set(each, circle);
  }
  return [...new Set(circles.values())].filter(({ size }) => size > 1);
}

const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'This import closes a circle: {{way}}.' },
  },
  create: (context) => ({
    Program() {
      const { filename, sourceCode } = context;
      const { graph, importers } = readOnDisk();
      // Its own imports are taken from the text that is linted, which may differ from what is on disk, in an editor or a test.
      // On the way back from one of them to this file they have no part.
      const leadingHere = reached(importers, filename);
      for (const { target, at } of importsOf(filename, sourceCode.text)) {
        if (!leadingHere.has(target)) continue;
        const way = [filename, ...wayBetween(graph, target, filename)];
        const names = way.map((file) => file.slice(src.length + 1));
        context.report({
          loc: sourceCode.getLocFromIndex(at),
          messageId: 'circle',
          data: { way: names.join(' → ') },
        });
      }
    },
  }),
};

/** No circles in src/. */
export const circles = {
  files: ['src/**'],
  plugins: { circles: { rules: { 'no-circles': noCircles } } },
  rules: { 'circles/no-circles': 'error' },
};
