import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Writes beside the `content/` of a project what shows the same prose by plain Astro and MDX, as somebody would who knows
 * Astro: a content collection, a layout, a page for each lesson in each language and one for each language, code
 * highlighted by Astro's own Shiki, all by its defaults. The text of a lesson is the author's, with the commands, manifests and
 * outputs that Readyroom shows in it as fenced code in the same places, in each language, as there is no other way. A page has
 * what ours has to read: title, description, goals, needs, the list of lessons, what is on the page, the neighbours.
 *
 * Not there, because plain Astro has none of it: copying, checks, search, the index of it, print, progress, offline use,
 * Markdown beside pages, pages about the translation, any JavaScript, and validation of more than the front matter.
 */
export function writePlainSite(root: string): void {
  const workshop = join(root, 'content/many');
  const { constants, lessons } = parse(read(workshop, 'workshop.yaml')) as WorkshopYaml;
  for (const lesson of lessons) {
    const folder = join(workshop, lesson);
    const written = filledIn(read(folder, 'lesson.yaml'), constants);
    const shown = shownBy(folder, parse(written) as LessonYaml);
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.mdx')))
      writeFileSync(join(folder, name), plainMdx(filledIn(read(folder, name), constants), shown));
  }
  for (const [path, text] of Object.entries(files(lessons))) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

interface WorkshopYaml {
  constants: Record<string, string>;
  lessons: string[];
}

interface LessonYaml {
  commands: Record<string, { run: string[] }>;
  manifests: Record<string, { file: string }>;
  walkthroughs: Record<string, { manifest: string }>;
  outputs: Record<string, { text: string }>;
  checks: Record<string, { command: string }>;
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

const filledIn = (text: string, constants: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => constants[name] ?? all);

const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** By component and id, what stands in its place. */
type Shown = Readonly<Record<string, Readonly<Record<string, string>>>>;

function shownBy(folder: string, yaml: LessonYaml): Shown {
  const commands = mapped(yaml.commands, ({ run }) =>
    run.map((line) => fence('sh', line)).join('\n\n'),
  );
  return {
    Command: commands,
    Output: mapped(yaml.outputs, ({ text }) => fence('text', text)),
    Check: mapped(yaml.checks, ({ command }) => commands[command] ?? ''),
    Walkthrough: mapped(yaml.walkthroughs, ({ manifest }) =>
      fence('yaml', read(folder, yaml.manifests[manifest]?.file ?? '')),
    ),
  };
}

const mapped = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  make: (entry: Entry) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, make(entry)]));

/** Each component that shows something of lesson.yaml becomes its words and, as code, what it shows. The others stay. */
function plainMdx(text: string, shown: Shown): string {
  const element = /<(Command|Output|Check) id="([\w-]+)"(?: \/>|>(.*?)<\/\1>)/gs;
  return text
    .replaceAll(/ \{\/\* #[\w-]+ \*\/\}$/gm, '')
    .replaceAll(element, (_all, name: string, id: string, words = '') =>
      `${words}\n\n${shown[name]?.[id] ?? ''}`.trimStart(),
    )
    .replaceAll(/<Walkthrough id="([\w-]+)">/g, (all, id: string) => {
      return `${shown['Walkthrough']?.[id] ?? ''}\n\n${all}`;
    });
}

const files = (lessons: readonly string[]): Record<string, string> => ({
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
export default { integrations: [mdx()], trailingSlash: 'always' };
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const texts = z.array(z.string()).default([]);
export const collections = {
  lessons: defineCollection({
    loader: glob({ base: './content/many', pattern: '*/*.mdx', generateId: ({ entry }) => entry.slice(0, -4) }),
    schema: z.object({ title: z.string(), description: z.string(), objectives: texts, prerequisites: texts }),
  }),
};
`,
  'src/site.ts': `import { getCollection } from 'astro:content';
const order = ${JSON.stringify(lessons)};
export const locales = { 'en': 'English', 'pt-br': 'Português (Brasil)', 'zh-cn': '简体中文' };
export const pathOf = (locale) => locale.toLowerCase();
const all = (await getCollection('lessons')).map((entry) => {
  const [name, locale] = entry.id.split('/');
  return { entry, name, locale: pathOf(locale) };
});
const places = new Map(order.map((name, at) => [name, at]));
export const lessonsOf = Object.fromEntries(Object.keys(locales).map((locale) => [
  locale,
  all.filter((each) => each.locale === locale).sort((a, b) => places.get(a.name) - places.get(b.name)),
]));
`,
  'src/Layout.astro': `---
import { lessonsOf, locales } from './site.ts';
const { locale, title, description, name } = Astro.props;
---
<!doctype html>
<html lang={locale}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
  </head>
  <body>
    <header>
      <a href={\`/\${locale}/\`}>A Pod on every node</a>
      <nav>{Object.entries(locales).map(([path, label]) => <a href={\`/\${path}/\${name ? name + '/' : ''}\`} lang={path}>{label}</a>)}</nav>
    </header>
    <nav>
      <ol>
        {lessonsOf[locale].map((each) => (
          <li><a href={\`/\${locale}/\${each.name}/\`} aria-current={each.name === name ? 'page' : undefined}>{each.entry.data.title}</a></li>
        ))}
      </ol>
    </nav>
    <slot />
    <footer>Made with Astro</footer>
  </body>
</html>
<style is:global>
  body { max-width: 60rem; margin: auto; font-family: system-ui; }
</style>
`,
  'src/Plain.astro': `---
const { title } = Astro.props;
---
<div>{title && <strong>{title}</strong>}<slot /></div>
`,
  'src/pages/[locale]/[lesson].astro': `---
import { render } from 'astro:content';
import Layout from '../../Layout.astro';
import Plain from '../../Plain.astro';
import { lessonsOf } from '../../site.ts';
export function getStaticPaths() {
  return Object.entries(lessonsOf).flatMap(([locale, lessons]) =>
    lessons.map(({ name, entry }, at) => ({
      params: { locale, lesson: name },
      props: { entry, before: lessons[at - 1], next: lessons[at + 1] },
    })),
  );
}
const { locale, lesson } = Astro.params;
const { entry, before, next } = Astro.props;
const { title, description, objectives, prerequisites } = entry.data;
const { Content, headings } = await render(entry);
const components = { Walkthrough: Plain, Step: Plain, Aside: Plain };
---
<Layout {locale} {title} {description} name={lesson}>
  <nav><ul>{headings.map(({ slug, text }) => <li><a href={\`#\${slug}\`}>{text}</a></li>)}</ul></nav>
  <main>
    <h1>{title}</h1>
    <p>{description}</p>
    <ul>{objectives.map((each) => <li>{each}</li>)}</ul>
    <ul>{prerequisites.map((each) => <li>{each}</li>)}</ul>
    <Content {components} />
    <nav>
      {before && <a rel="prev" href={\`/\${locale}/\${before.name}/\`}>{before.entry.data.title}</a>}
      {next && <a rel="next" href={\`/\${locale}/\${next.name}/\`}>{next.entry.data.title}</a>}
    </nav>
  </main>
</Layout>
`,
  'src/pages/[locale]/index.astro': `---
import Layout from '../../Layout.astro';
import { lessonsOf } from '../../site.ts';
export const getStaticPaths = () => Object.keys(lessonsOf).map((locale) => ({ params: { locale } }));
const { locale } = Astro.params;
---
<Layout {locale} title="A Pod on every node" description="A Pod on every node">
  <main>{lessonsOf[locale].map(({ name, entry }) => <p><a href={\`/\${locale}/\${name}/\`}>{entry.data.title}</a> {entry.data.description}</p>)}</main>
</Layout>
`,
});
