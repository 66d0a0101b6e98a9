import { markdownText } from './title.ts';

/** Where the picture that README.md shows stands. */
export const readmePicture = '.github/first-page.svg';

/** README.md of a new project: for whoever finds the repository. */
export function readme(title: string, workshop: string): string {
  return `# ${markdownText(title)}

A workshop made with Readyroom: localized lessons, exact commands, and checks that read what the terminal printed.

![The first page: ${markdownText(title)}](${readmePicture})

\`\`\`sh
npm install
npm run dev        # serve it while you write
npm run lint       # what is wrong, and what could be better
npm run build      # check everything and make dist/
npm run preview    # serve dist/
npm run manual     # how to write a workshop: every block, every key, every command
\`\`\`

npm is all it needs: the right Node comes as a package. Where another one is installed, npm warns of \`EBADENGINE\`: that may be ignored.

## Where things are

\`\`\`text
${columns([
  [`content/${workshop}/workshop.yaml`, 'name (of the site too), languages, order of the lessons'],
  [
    `content/${workshop}/LESSON/lesson.yaml`,
    'commands, manifests, outputs, checks: shared by all languages',
  ],
  [`content/${workshop}/LESSON/LOCALE.mdx`, 'the prose, one file per language'],
  ['translations.lock.json', 'which source text each translation was made from'],
  ['public/', 'files copied as they are'],
  [readmePicture, 'the picture above, of the first page when it was made'],
  ['astro.config.mjs', 'the address of the site, and how it looks'],
])}
\`\`\`

Editors complete and explain the YAML files; VS Code offers the extensions when the folder is opened.

## Add a lesson

\`\`\`sh
npm run readyroom -- new lesson ${workshop}/next-lesson --title "Next lesson"
\`\`\`

\`npm run readyroom -- --help\` names the other commands: translating, importing old pages, checking output in a terminal.

## Publish

Put the folder into a repository on GitHub, \`package-lock.json\` included, and choose once, in its settings under Pages, the source
"GitHub Actions". Every push to the main branch is then published, at \`https://OWNER.github.io/REPOSITORY/\`. Anywhere else: set \`SITE\` (the origin) and \`BASE\` (the
path), run \`npm run build\`, and serve \`dist/\`.
`;
}

/** Two columns, the second below each other. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([path]) => path.length));
  return rows.map(([path, what]) => `${path.padEnd(width)}  ${what}`).join('\n');
}
