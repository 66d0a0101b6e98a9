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

/** Each file with all files that it imports and that import it, itself too, by whatever way. */
function circlesIn(graph) {
  const importers = new Map([...graph.keys()].map((file) => [file, []]));
  for (const [file, targets] of graph) for (const each of targets) importers.get(each)?.push(file);
  const reached = (edges, from) => {
    const seen = new Set([from]);
    for (const each of seen) for (const next of edges.get(each) ?? []) seen.add(next);
    return seen;
  };
  const circles = new Map();
  for (const file of graph.keys()) {
    if (circles.has(file)) continue;
    const circle = reached(graph, file).intersection(reached(importers, file));
    for (const each of circle) circles.set(each, circle);
  }
  return circles;
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

/** Read once per run. */
let onDisk;

/** The circles of src/ as it is on disk, each once: sets of paths. */
export function allCircles() {
  onDisk ??= { graph: readGraph() };
  onDisk.circles ??= circlesIn(onDisk.graph);
  return [...new Set(onDisk.circles.values())].filter(({ size }) => size > 1);
}

/** The graph with the text that is linted: it may differ from what is on disk, in an editor or a test. */
function graphWith(file, targets) {
  allCircles();
  if (onDisk.graph.get(file)?.join() === targets.join()) return onDisk;
  const graph = new Map(onDisk.graph).set(file, targets);
  return { graph, circles: circlesIn(graph) };
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
      const imports = importsOf(filename, sourceCode.text);
      const { graph, circles } = graphWith(
        filename,
        imports.map(({ target }) => target),
      );
      const circle = circles.get(filename);
      for (const { target, at } of imports) {
        if (!circle.has(target)) continue;
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
