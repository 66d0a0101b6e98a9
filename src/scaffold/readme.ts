import { markdownText } from './title.ts';

/** README.md of a new project: for whoever finds the repository. */
export function readme(title: string, workshop: string): string {
  return `# ${markdownText(title)}

A workshop made with Readyroom: localized lessons, exact commands, and checks that read what the terminal printed.

\`\`\`sh
npm install
npm run dev        # serve it while you write
npm run build      # check everything and make dist/
npm run preview    # serve dist/
\`\`\`

npm is all it needs: the right Node comes as a package.

## Where things are

\`\`\`text
content/${workshop}/workshop.yaml             name, languages, order of the lessons
content/${workshop}/LESSON/lesson.yaml        commands, manifests, outputs, checks: shared by all languages
content/${workshop}/LESSON/LOCALE.mdx         the prose, one file per language
content/${workshop}/LESSON/translations.lock.json   which source text each translation was made from
public/                                       files copied as they are
astro.config.mjs                              the name and the address of the site
\`\`\`

Editors complete and explain the YAML files; VS Code offers the extensions when the folder is opened.

## Add a lesson

\`\`\`sh
npm run readyroom -- new lesson ${workshop}/next-lesson --title "Next lesson"
\`\`\`

## Publish

Put the folder into a repository on GitHub, \`package-lock.json\` included, and choose once, in its settings under Pages, the source
"GitHub Actions". Every push to the main branch is then published. Anywhere else: set \`SITE\` (the origin) and \`BASE\` (the
path), run \`npm run build\`, and serve \`dist/\`.
`;
}
