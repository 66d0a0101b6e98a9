import { glossary, en1, l1, l2, pt1, renamed, textOf, w } from './mistake.ts';
import type { Mistake } from './mistake.ts';

/** In names of files, in YAML, and in what stands under which key. */
export const inFilesAndYaml: readonly Mistake[] = [
  [
    '1a indentation: one space less',
    { [l1]: ['  list:\n', ' list:\n'] },
    'install-a-chart/lesson.yaml:9:2  error yaml-indent: This line begins in column 2, where it belongs to nothing: line 3 in column 1, line 6 in column 3.',
  ],
  [
    '1b indentation: output text not indented',
    { [l1]: ['      v4.2.3', '    v4.2.3'] },
    'install-a-chart/lesson.yaml:17:5  error yaml-text-below: The text of "text" in line 16 is not indented.',
  ],
  [
    '1c indentation: id at top level (dedented)',
    { [l1]: ['  install:\n', 'install:\n'] },
    'install-a-chart/lesson.yaml:9:3  error yaml-indent: This line begins in column 3, where it belongs to nothing: line 6 in column 1, line 7 in column 5.',
  ],
  [
    '1d check nested one too deep',
    { [l1]: ['  release-deployed:\n', '    release-deployed:\n'] },
    'install-a-chart/lesson.yaml:47:5  error yaml-key-empty: "release-deployed" holds nothing: what follows stands beside it, and so "command" in line 48 stands there twice.',
  ],
  [
    '2d step without id in yaml',
    { [l2]: ['{ id: message, at: ui.message }', '{ at: ui.message }'] },
    'values-and-upgrade/lesson.yaml:17:9  error missing-key: "walkthroughs.values.steps[1].id" is missing.',
  ],
  [
    '4 tab in yaml',
    { [l1]: ['  list:\n', '\tlist:\n'] },
    'install-a-chart/lesson.yaml:9:1  error yaml-blank: This line is indented with a tab, and YAML takes plain spaces only.',
  ],
  [
    '6c same YAML key twice',
    { [l1]: ['  list:\n', '  install:\n'] },
    'install-a-chart/lesson.yaml:9:3  error yaml-key-twice: The key "install" stands here for the second time; the first is in line 6.',
  ],
  [
    '9a pt-br.mdx',
    renamed(pt1, 'install-a-chart/pt-br.mdx'),
    'install-a-chart/pt-br.mdx:1:1  error lookalike: pt-br.mdx is not read: the file is called pt-BR.mdx.',
  ],
  [
    '9b pt_BR.mdx',
    renamed(pt1, 'install-a-chart/pt_BR.mdx'),
    'install-a-chart/pt_BR.mdx:1:1  error lookalike: pt_BR.mdx is not read: the file is called pt-BR.mdx.',
  ],
  [
    '9c es.mdx',
    { 'install-a-chart/es.mdx': textOf(en1) },
    'install-a-chart/es.mdx:1:1  error locale-not-listed: es is not a locale of this workshop, so this file would not be shown.',
  ],
  [
    '9d en.md',
    renamed(en1, 'install-a-chart/en.md'),
    'install-a-chart/en.mdx:1:1  error source-missing: This file does not exist, and en is the source that all translations are made from.',
  ],
  [
    '11j run as a string',
    { [l1]: ['[helm version --short]', 'helm version --short'] },
    'install-a-chart/lesson.yaml:5:10  error wrong-type: "commands.helm-version.run" is text, not a list.',
  ],
  [
    '11p missing description',
    { [en1]: [/description.*\n/.exec(textOf(en1))?.[0] ?? '', ''] },
    'install-a-chart/en.mdx:2:1  error missing-key: "description" is missing.',
  ],
  [
    '11q unknown key',
    { [l1]: ['minutes: 15\n', 'minutes: 15\nduration: 15\n'] },
    'install-a-chart/lesson.yaml:2:1  error unknown-key: "duration" is not a key here.',
  ],
  [
    '11r number where text (version)',
    { [w]: ["'1.36'", '1.36'] },
    'workshop.yaml:14:15  error wrong-type: "writtenFor.Kubernetes" is a number, not text.',
  ],
  [
    '11s colon in text',
    { [w]: ['Deploy a web application with Helm', 'Helm: deploy a web application'] },
    'workshop.yaml:2:7  error yaml-colon: The text of "en" has ": " in it, which begins another key.',
  ],
  [
    '11z lesson.yaml named lesson.yml',
    renamed(l1, 'install-a-chart/lesson.yml'),
    'install-a-chart/lesson.yaml:1:1  error file-missing: This file does not exist. It is what all languages of the lesson share.',
  ],
  [
    '12a workshop lists lesson twice',
    { [w]: ['  - install-a-chart\n', '  - install-a-chart\n  - install-a-chart\n'] },
    'workshop.yaml:11:5  error lesson-twice: The lesson "install-a-chart" is listed twice.',
  ],
  [
    '12d glossary file named glossary.yml',
    renamed(glossary, 'glossary.yml'),
    'glossary.yml:1:1  error lookalike: glossary.yml is not read: the file is called glossary.yaml.',
  ],
  [
    'a tab elsewhere',
    { [l1]: ['  helm-version:', '\thelm-version:'] },
    'install-a-chart/lesson.yaml:4:1  error yaml-blank: This line is indented with a tab, and YAML takes plain spaces only.',
  ],
  [
    'a2 tab inside list item',
    { [w]: ['  - values', '\t- values'] },
    'workshop.yaml:11:1  error yaml-blank: This line is indented with a tab, and YAML takes plain spaces only.',
  ],
  [
    'c unlisted lesson folder',
    { [w]: ['  - break-and-repair\n', ''] },
    'break-and-repair:1:1  error lesson-not-listed: The lesson "break-and-repair" is not in `lessons` of workshop.yaml, so nobody would see it.',
  ],
  [
    'f manifest invalid yaml',
    { 'values-and-upgrade/manifests/deployment.yaml': ['  strategy:', ' strategy:'] },
    'values-and-upgrade/manifests/deployment.yaml:9:2  error yaml-indent: This line begins in column 2, where it belongs to nothing: line 7 in column 1, line 8 in column 3.',
  ],
  [
    'p environments unknown',
    { [l1]: ['docker-desktop', 'rancher-desktop'] },
    'install-a-chart/lesson.yaml:2:22  error wrong-value: "environments[1]" cannot be "rancher-desktop".',
  ],
  [
    's reject without verdict',
    { [l1]: ['verdict: waiting\n        change', 'change'] },
    'install-a-chart/lesson.yaml:45:9  error missing-key: "checks.web-ready.rejects[0].verdict" is missing.',
  ],
  [
    't front matter yaml colon',
    { [en1]: ['title: Install a chart', 'title: Helm: install a chart'] },
    'install-a-chart/en.mdx:2:8  error yaml-colon: The text of "title" has ": " in it, which begins another key.',
  ],
  [
    'u lesson folder with capital',
    { [w]: ['  - install-a-chart', '  - Install-a-chart'] },
    'workshop.yaml:10:5  error wrong-text: "lessons[0]" may have only a-z, 0-9 and single hyphens between them: it is "Install-a-chart".',
  ],
];
