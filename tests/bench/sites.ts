import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { components } from '#transforms/lesson/components.ts';
import { writeManyLessons } from './many-lessons.ts';

const repository = resolve(import.meta.dirname, '../..');

/** A project with an astro.config, and the addresses of its pages. */
export interface Site {
  name: 'readyroom' | 'plain';
  root: string;
  /** The English page of a lesson. */
  page(lesson: number): string;
}

/**
 * Two sites of the same prose, so many lessons in three languages: one by Readyroom, one by plain Astro and MDX, whose
 * components show nothing but what stands between their tags. They are below `.cache/`, where packages are found.
 */
export function writeSites(lessons: number): readonly [readyroom: Site, plain: Site] {
  const folder = (name: string): string => {
    const root = join(repository, '.cache/bench', `${name}-${lessons}`);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const written = writeManyLessons(lessons);
    renameSync(join(written, 'content'), join(root, 'content'));
    rmSync(written, { recursive: true });
    return root;
  };
  return [readyroomSite(folder('readyroom')), plainSite(folder('plain'))];
}

function readyroomSite(root: string): Site {
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import readyroom from '${repository}/src/integration/index.ts';
export default { integrations: [readyroom()] };\n`,
  );
  return { name: 'readyroom', root, page: (lesson) => `/en/many/lesson-${lesson}/` };
}

function plainSite(root: string): Site {
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()], trailingSlash: 'always' };\n`,
  );
  const pages = join(root, 'src/pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(root, 'src/Plain.astro'), '<div><slot /></div>\n');
  writeFileSync(join(pages, '[...path].astro'), plainPage);
  return { name: 'plain', root, page: (lesson) => `/lesson-${lesson}/en/` };
}

const plainPage = `---
import Plain from '../Plain.astro';
const prose = import.meta.glob('/content/**/*.mdx');
export function getStaticPaths() {
  return Object.keys(import.meta.glob('/content/**/*.mdx')).map((file) => {
    const [lesson, name] = file.split('/').slice(-2);
    return { params: { path: \`\${lesson}/\${name.replace('.mdx', '')}\` }, props: { file } };
  });
}
const { default: Prose, frontmatter } = await prose[Astro.props.file]();
const names = ${JSON.stringify(Object.keys(components))};
const components = Object.fromEntries(names.map((name) => [name, Plain]));
---
<html lang="en">
  <head><title>{frontmatter.title}</title></head>
  <body><main><Prose components={components} /></main></body>
</html>
`;
