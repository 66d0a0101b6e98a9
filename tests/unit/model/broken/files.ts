import { localeCodes } from '#i18n/locales.ts';
import { en, l, m, pt, w } from './case.ts';
import type { BrokenCase } from './case.ts';

/** Text and single bytes. */
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

export const files: readonly BrokenCase[] = [
  [
    'a folder whose name cannot stand in an address',
    {
      'one/x/.keep': '',
      '../Big Folder/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../Big Folder/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\n',
      '../Big Folder/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
    `content/Big Folder:1:1  The folder name "Big Folder" may have only a-z, 0-9 and single hyphens between them.
  → The name is part of the address of every page. Rename the folder.`,
  ],
  [
    'a change of the project that was interrupted',
    { '../.readyroom-change/change.txt': 'rename w/one first\n' },
    `content/.readyroom-change:1:1  A change of this project was interrupted: content/.readyroom-change/change.txt says which one.
  → The files in content/.readyroom-change are what was there before. Copy them back to where they were, or keep what is there now; then delete content/.readyroom-change.`,
  ],
  [
    'an id that shared.yaml has too',
    { 'shared.yaml': 'commands:\n  get: { run: [ls] }\n' },
    `one/lesson.yaml:4:3  The command "get" stands in shared.yaml too.
  → Take one of the two out, or give this one another id.`,
  ],
  [
    'former names that are names of today',
    {
      [l]: [
        'web-ready:\n',
        'old: { command: get, expect: [{ kind: DaemonSet, all: true, ready: true }] }\n  web-ready:\n    aliases: [old, older]\n',
      ],
      [en]: ['<Command id="apply" />', '<Command id="apply" />\n\n<Check id="old">Is it?</Check>'],
      '../v/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../v/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\naliases: [v/zero, w/one]\n',
      '../v/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
    `content/v/one/lesson.yaml:3:19  "w/one" is a former name, but something is called so today.
  → The progress of learners would be that of both. Take it out of \`aliases\`.
one/lesson.yaml:24:15  "old" is a former name, but something is called so today.
  → The progress of learners would be that of both. Take it out of \`aliases\`.`,
  ],
  [
    'a workshop whose name is the address of the check page',
    {
      '../check/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../check/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\n',
      '../check/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
    `content/check:1:1  The folder name "check" is the address of the page that checks any output.
  → The name is part of the address of every page. Rename the folder.`,
  ],
  [
    'a workshop whose name is the address of the learner’s progress',
    {
      '../progress/workshop.yaml': 'title: {en: A}\nsource: en\nlocales: [en]\nlessons: [one]\n',
      '../progress/one/lesson.yaml': 'minutes: 1\nenvironments: [reading]\n',
      '../progress/one/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nWords.\n',
    },
    `content/progress:1:1  The folder name "progress" is the address of the page with the learner’s progress.
  → The name is part of the address of every page. Rename the folder.`,
  ],
  [
    'a folder without workshop.yaml',
    { '../other/notes.txt': 'x' },
    `content/other/workshop.yaml:1:1  This file does not exist. It is what makes a folder a workshop.
  → Create it, or correct the path.`,
  ],
  [
    'an empty workshop.yaml',
    { [w]: '\n' },
    `workshop.yaml:1:1  This file is empty. It is what makes a folder a workshop.
  → Fill it, or delete it.`,
  ],
  [
    'a file that is a folder',
    { [m]: null, 'one/manifests/web.yaml/x': 'x' },
    `one/manifests/web.yaml:1:1  This file cannot be read (EISDIR). It is the manifest "web" of one/lesson.yaml.
  → Make it a readable file.`,
  ],
  [
    'a manifest that is not there',
    { [m]: null },
    `one/manifests/web.yaml:1:1  This file does not exist. It is the manifest "web" of one/lesson.yaml.
  → Create it, or correct the path.`,
  ],
  [
    'a lesson without lesson.yaml',
    { [l]: null },
    `one/lesson.yaml:1:1  This file does not exist. It is what all languages of the lesson share.
  → Create it, or correct the path.`,
  ],
  [
    'a lesson.yaml that is not UTF-8',
    { [l]: bytes('minutes: 5\n# caf', [0xe9], '\nenvironments: [kind]\n') },
    `one/lesson.yaml:2:6  This file is not UTF-8: byte 17 is 0xe9.
  → Save it in the encoding UTF-8.`,
  ],
  [
    'prose that is not UTF-8',
    { [en]: bytes('---\ntitle: One\ndescription: The fi', [0xff, 0xfe], 'rst\n---\n') },
    `one/en.mdx:3:20  This file is not UTF-8: byte 35 is 0xff.
  → Save it in the encoding UTF-8.`,
  ],
  [
    'an empty prose file',
    { [pt]: '  \n' },
    `one/pt-BR.mdx:1:1  This file is empty. It is the prose.
  → Fill it, or delete it.`,
  ],
  [
    'a lesson in the list without a folder',
    { [w]: ['[one]', '[one, two]'] },
    `workshop.yaml:4:16  The lesson "two" has no folder.
  → Create two/ beside workshop.yaml, with a lesson.yaml in it, or take it out of \`lessons\`.`,
  ],
  [
    'a lesson folder that is not in the list',
    { 'two/lesson.yaml': 'minutes: 5\n' },
    `two:1:1  The lesson "two" is not in \`lessons\` of workshop.yaml, so nobody would see it.
  → Add "two" to \`lessons\` where it is taught, or move the folder away.`,
  ],
  [
    'a lesson listed twice',
    { [w]: ['[one]', '[one, one]'] },
    `workshop.yaml:4:16  The lesson "one" is listed twice.
  → Take one of the two out.`,
  ],
  [
    'a locale that Readyroom does not speak',
    { [w]: ['[en, pt-BR]', '[en, pt-BR, tlh]'] },
    `workshop.yaml:3:22  Readyroom does not speak tlh, so there would be no page in it.
  → It speaks ${localeCodes.join(', ')}.`,
  ],
  [
    'a locale listed twice',
    { [w]: ['[en, pt-BR]', '[en, pt-BR, en]'] },
    `workshop.yaml:3:22  The locale en is listed twice.
  → Take one of the two out.`,
  ],
  [
    'a source that is no locale',
    { [w]: ['source: en', 'source: fr'] },
    `workshop.yaml:2:9  The source fr is not among the locales.
  → The locales are: en, pt-BR.`,
  ],
  [
    'a lesson without its source',
    { [en]: null },
    `one/en.mdx:1:1  This file does not exist, and en is the source that all translations are made from.
  → Write it, or make another locale the \`source\` in workshop.yaml.`,
  ],
  [
    'prose in a locale that is not listed',
    { 'one/pt-br.mdx': '---\ntitle: Um\n---\n' },
    `one/pt-br.mdx:1:1  pt-br.mdx is not read: the file is called pt-BR.mdx.
  → Move what it says to pt-BR.mdx, and delete it.`,
  ],
  [
    'words in a locale that is not listed',
    { [w]: ['pt-BR: Uma', 'pt: Uma'] },
    `workshop.yaml:1:26  pt is not a locale of this workshop.
  → The locales are: en, pt-BR.`,
  ],
  [
    'words without the source',
    { [w]: ['label: { en: A node }', 'label: { pt-BR: Um nó }'] },
    `workshop.yaml:7:58  "variables.NODE_NAME.label" has no text in en, the source.
  → Add en: the others fall back to it.`,
  ],
  [
    'a lock of a later version',
    { 'one/translations.lock.json': '{ "version": 2, "locales": [] }' },
    `one/translations.lock.json:1:1  This file was written by a later Readyroom: its form is 2, and this one knows form 1.
  → Install the version that the others of the project use: npm install. It is in package.json.`,
  ],
  [
    'a damaged lock',
    { 'one/translations.lock.json': '{' },
    `one/translations.lock.json:1:1  This file is damaged: it must be JSON, a hash by locale and unit.
  → Take it from version control again. It is written by Readyroom, not by hand.`,
  ],
  [
    'a glossary with another ending',
    { 'glossary.yml': 'terms: {}\n' },
    `glossary.yml:1:1  glossary.yml is not read: the file is called glossary.yaml.
  → Rename it to glossary.yaml.`,
  ],
  [
    'a lesson.yml beside lesson.yaml',
    { 'one/lesson.yml': 'minutes: 5\n' },
    `one/lesson.yml:1:1  lesson.yml is not read: the file is called lesson.yaml.
  → Move what it says to lesson.yaml, and delete it.`,
  ],
  [
    'a translation with other capitals',
    { [pt]: null, 'one/pt-br.mdx': '---\ntitle: Um\n---\n' },
    `one/pt-br.mdx:1:1  pt-br.mdx is not read: the file is called pt-BR.mdx.
  → Rename it to pt-BR.mdx.`,
  ],
  [
    'a translation with an underscore',
    { [pt]: null, 'one/pt_BR.mdx': '---\ntitle: Um\n---\n' },
    `one/pt_BR.mdx:1:1  pt_BR.mdx is not read: the file is called pt-BR.mdx.
  → Rename it to pt-BR.mdx.`,
  ],
  [
    'a source with capitals',
    { [en]: null, 'one/EN.mdx': '---\ntitle: One\n---\n' },
    `one/en.mdx:1:1  This file does not exist, and en is the source that all translations are made from.
  → There is EN.mdx: rename it.`,
  ],
  [
    'a translation that is Markdown',
    { [pt]: null, 'one/pt-BR.md': '# Um\n' },
    `one/pt-BR.md:1:1  pt-BR.md is not read: the file is called pt-BR.mdx.
  → Rename it to pt-BR.mdx.`,
  ],
  [
    'prose in a language that is like no other',
    { 'one/es.mdx': '---\ntitle: Uno\n---\n' },
    `one/es.mdx:1:1  es is not a locale of this workshop, so this file would not be shown.
  → The locales are: en, pt-BR. Add es to \`locales\` in workshop.yaml, or rename the file.`,
  ],
];
