import { partNames } from '#model/schema/lesson.ts';
import { en, l, m, w } from './case.ts';
import type { BrokenCase } from './case.ts';
import { sound } from '../written-content.ts';

export const structure: readonly BrokenCase[] = [
  [
    'a walkthrough of an unknown manifest',
    { [l]: ['manifest: web', 'manifest: wbe'] },
    `one/lesson.yaml:10:15  There is no manifest "wbe" in lesson.yaml.
  → Did you mean "web"? The manifests there are: web.`,
  ],
  [
    'a check on an unknown command and output',
    { [l]: ['command: get\n    output: ready', 'command: got\n    output: redy'] },
    `one/lesson.yaml:23:14  There is no command "got" in lesson.yaml.
  → Did you mean "get"? The commands there are: get, apply.
one/lesson.yaml:24:13  There is no output "redy" in lesson.yaml.
  → Did you mean "ready"? The outputs there are: ready.`,
  ],
  [
    'an output of versions that workshop.yaml does not have, and of the first one',
    {
      [w]: ['source: en', "source: en\nversions: ['1.36', '1.30']"],
      [l]: [
        'outputs:',
        "outputs:\n  made: { text: one, versions: { '1.36': { text: one }, 1.30: { text: two }, '1.30': { text: two } } }",
      ],
    },
    `one/lesson.yaml:16:34  1.36 is the first of the versions of workshop.yaml, which the text of the output itself is of.
  → Versions besides 1.36: 1.30. They stand in quotes: 1.30 is the number 1.3.
one/lesson.yaml:16:57  1.3 is not one of the versions of workshop.yaml.
  → Versions besides 1.36: 1.30. They stand in quotes: 1.30 is the number 1.3.`,
  ],
  [
    'an output of another version, where workshop.yaml has none',
    { [l]: ['outputs:', "outputs:\n  made: { text: one, versions: { '1.35': { text: two } } }"] },
    `one/lesson.yaml:16:34  1.35 is not one of the versions of workshop.yaml.
  → List the versions there, the usual one first: versions: ['1.36', '1.35']`,
  ],
  [
    'an output of another version that its check does not accept',
    {
      [w]: ['source: en', "source: en\nversions: ['1.36', '1.35']"],
      [l]: [
        '    text: |\n      NAME   DESIRED',
        "    versions: { '1.35': { text: No resources found } }\n    text: |\n      NAME   DESIRED",
      ],
    },
    `one/lesson.yaml:17:25  The check "web-ready" does not accept its own output: the verdict is missing: “kubectl found nothing. Check the kind and the namespace.”
  → Correct the output or the expectations. A learner with this very output would be told that it is not right.`,
  ],
  [
    'a goal in a locale that is not listed, and none in the source',
    { [l]: ['get: { run:', 'get: { goal: { fr: Regarder. }, run:'] },
    `one/lesson.yaml:4:10  "commands.get.goal" has no text in en, the source.
  → Add en: the others fall back to it.
one/lesson.yaml:4:18  fr is not a locale of this workshop.
  → The locales are: en, pt-BR.`,
  ],
  [
    'an environment that nobody knows, text and commands for one that is not declared',
    {
      [w]: ['reasons:', 'environments: { kind: { en: Here }, ekz: { en: There } }\nreasons:'],
      [l]: [
        'get: { run: [kubectl get daemonset web] }',
        'get: { when: { environment: eks }, run: [kubectl get daemonset web] }',
      ],
      [en]: ['Words before.', '<When environment="knd">\n\nWords.\n\n</When>'],
    },
    `one/en.mdx:6:1  There is no environment "knd" in workshop.yaml.
  → Did you mean "kind"? The environments there are: kind, ekz.
one/lesson.yaml:4:31  There is no environment "eks" in workshop.yaml.
  → Did you mean "ekz"? The environments there are: kind, ekz.
workshop.yaml:8:37  "ekz" is no environment that Readyroom knows.
  → Did you mean "eks"? It can be: kind, minikube, k3d, k3s, microk8s, docker-desktop, kubeadm, eks, gke, aks, openshift, terminal, reading.`,
  ],
  [
    'a check that only some could meet',
    {
      [w]: ['reasons:', 'environments: { kind: { en: Here } }\nreasons:'],
      [en]: [
        '<Check id="web-ready">Is it there?</Check>',
        '<When environment="kind">\n\n<Check id="web-ready">Is it there?</Check>\n\n</When>',
      ],
    },
    `one/en.mdx:25:1  The check "web-ready" stands in <When>: whoever has another environment could never meet it.
  → Move it behind <When>. Where its command differs, name the other one in \`alternatives\`, with \`when: { environment: … }\`.`,
  ],
  [
    'commands for tabs that are not there',
    {
      [l]: [
        'get: { run: [kubectl get daemonset web] }',
        'get: { when: { system: makos }, run: [kubectl get daemonset web] }\n  other: { when: { shell: zsh }, run: [kubectl get daemonset web] }',
      ],
      [en]: [
        'Words before.',
        '<Tabs sync="system">\n\n<Tab value="linux" label="Linux">\n\nWords.\n\n</Tab>\n\n<Tab value="macos" label="macOS">\n\nWords.\n\n</Tab>\n\n</Tabs>',
      ],
    },
    `one/lesson.yaml:4:26  No tab of this lesson can be chosen for "system: makos".
  → Did you mean "system: macos"? The prose needs <Tabs sync="…"> with a <Tab value="…">; those there are: system: linux, system: macos.
one/lesson.yaml:5:27  No tab of this lesson can be chosen for "shell: zsh".
  → The prose needs <Tabs sync="…"> with a <Tab value="…">; those there are: system: linux, system: macos.`,
  ],
  [
    'a command for two choices at once',
    {
      [l]: [
        'get: { run: [kubectl get daemonset web] }',
        'get: { when: { system: macos, shell: zsh }, run: [kubectl get daemonset web] }',
      ],
    },
    `one/lesson.yaml:4:16  "commands.get.when" is not one choice such as {system: macos}: it is "{"system":"macos","shell":"zsh"}".
  → The choice of tabs that the commands are for, by the name in \`sync\`: \`system: macos\`. A check that has them among its alternatives shows them to whoever chose that tab. With \`environment\`, one of \`environments\` in workshop.yaml, the commands stand below its name, and whoever chose another does not see them.`,
  ],
  [
    'an unknown command and check to start from',
    {
      [l]: [
        'environments: [kind]',
        'environments: [kind]\nstartsFrom: { check: web-redy, bring: [aply] }',
      ],
    },
    `one/lesson.yaml:3:22  There is no check "web-redy" in lesson.yaml.
  → Did you mean "web-ready"? The checks there are: web-ready.
one/lesson.yaml:3:40  There is no command "aply" in lesson.yaml.
  → Did you mean "apply"? The commands there are: get, apply.`,
  ],
  [
    'a line after an unknown command',
    {
      [l]: [
        "expect: [{ kind: DaemonSet, name: web, ready: true }]\n    rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]",
        "lines: [{ line: 'web *', after: probe }]",
      ],
    },
    `one/lesson.yaml:25:37  There is no command "probe" in lesson.yaml.
  → The commands there are: get, apply.`,
  ],
  [
    'a prompt',
    { [l]: ['[kubectl get daemonset web]', "['$ kubectl get daemonset web']"] },
    `one/lesson.yaml:4:16  The command begins with the prompt "$ ", which would be copied.
  → Write only what is typed: kubectl get daemonset web`,
  ],
  [
    'a comment in a command',
    { [l]: ['[kubectl get daemonset web]', "['kubectl get daemonset web # all of it']"] },
    `one/lesson.yaml:4:16  The command has a comment, which zsh would run: # all of it
  → Say it in the prose, between the tags of <Command>. A "#" that is meant goes in quotes.`,
  ],
  [
    'a placeholder',
    { [l]: ['[kubectl get daemonset web]', '[kubectl get node <NODE-NAME>]'] },
    `one/lesson.yaml:4:16  The command has the placeholder <NODE-NAME>. For a shell it is a redirection.
  → Declare a variable in workshop.yaml and write "\${NODE_NAME:?}".`,
  ],
  [
    'a variable that is not declared',
    { [l]: ['[kubectl get daemonset web]', '[\'kubectl get node "${NODE_NAM:?}"\']'] },
    `one/lesson.yaml:4:16  $NODE_NAM is not declared.
  → Did you mean "NODE_NAME"? Declare it in \`variables\` of workshop.yaml. Declared are: NODE_NAME.`,
  ],
  [
    'a variable of a check that is not declared',
    { [l]: ['name: web, ready: true', 'name: $WEB, ready: true'] },
    `one/lesson.yaml:25:39  $WEB is not declared.
  → Declare it in \`variables\` of workshop.yaml. Declared are: NODE_NAME.`,
  ],
  [
    'a variable within a pattern, a namespace and a line of a check that is not declared',
    {
      [l]: [
        'expect: [{ kind: DaemonSet, name: web, ready: true }]',
        "expect: [{ kind: Pod, match: $NODE_NAM-*, namespace: $SPACE, ready: true }]\n    lines: [{ line: 'node/$NODE tainted' }]",
      ],
    },
    `one/lesson.yaml:25:34  $NODE_NAM is not declared.
  → Did you mean "NODE_NAME"? Declare it in \`variables\` of workshop.yaml. Declared are: NODE_NAME.
one/lesson.yaml:25:58  $SPACE is not declared.
  → Declare it in \`variables\` of workshop.yaml. Declared are: NODE_NAME.
one/lesson.yaml:26:21  $NODE is not declared.
  → Declare it in \`variables\` of workshop.yaml. Declared are: NODE_NAME.`,
  ],
  [
    'a variable of a check as a shell has it',
    { [l]: ['name: web, ready: true', "name: web, namespace: '${NODE_NAME:?}', ready: true"] },
    `one/lesson.yaml:25:55  \${NODE_NAME:?} is how a command names a variable. A check does not run in a shell.
  → Write $NODE_NAME.`,
  ],
  [
    'a manifest outside the lesson',
    { [l]: ['manifests/web.yaml', '../web.yaml'] },
    `one/lesson.yaml:7:16  "../web.yaml" is not a path inside the folder of the lesson.
  → Put the file into the folder of the lesson, and write its path from there, with "/": manifests/deployment.yaml.`,
  ],
  [
    'a YAML path that is none',
    { [l]: ['metadata.labels', 'metadata..labels'] },
    `one/lesson.yaml:13:27  "metadata..labels" is not a YAML path: a key is expected after "metadata.".
  → A path looks like spec.ports[0].name, containers[name=web].image or labels["app.kubernetes.io/name"].`,
  ],
  [
    'a filter that is none',
    { [l]: ['[name=web].image', '[name].image'] },
    `one/lesson.yaml:14:26  "spec.containers[name].image" is not a YAML path: a number, a quoted key or field=value is expected after "spec.containers[".
  → A path looks like spec.ports[0].name, containers[name=web].image or labels["app.kubernetes.io/name"].`,
  ],
  [
    'a YAML path with an unknown key',
    { [l]: ['metadata.labels', 'metadata.lables'] },
    `one/lesson.yaml:13:27  "metadata.lables" leads nowhere: there is no lables.
  → Did you mean "labels"? There are: name, labels.`,
  ],
  [
    'a YAML path with an unknown item',
    { [l]: ['[name=web].image', '[name=wbe].image'] },
    `one/lesson.yaml:14:26  "spec.containers[name=wbe].image" leads nowhere: there is no [name=wbe].
  → Did you mean "[name=web]"? There are: [name=web], [name=side].`,
  ],
  [
    'a YAML path with a number too high',
    { [l]: ['[name=web].image', '[2].image'] },
    `one/lesson.yaml:14:26  "spec.containers[2].image" leads nowhere: there is no [2].
  → There are: [0], [1].`,
  ],
  [
    'a YAML path to nothing',
    { [m]: ['image: web:1', 'image:'] },
    `one/lesson.yaml:14:26  "spec.containers[name=web].image" has no value, so there is nothing to show.
  → Give it a value in the manifest, or choose another path.`,
  ],
  [
    'an ambiguous filter',
    { [m]: ['name: side', 'name: web'] },
    `one/lesson.yaml:14:26  "spec.containers[name=web].image" is ambiguous: 2 items are [name=web].
  → Choose by another field, or by number such as [0]. There are: [name=web], [name=web].`,
  ],
  [
    'a key looked for in a list',
    { [l]: ['[name=web].image', '.web.image'] },
    `one/lesson.yaml:14:26  "spec.containers.web.image" leads nowhere: web is looked for in what is a list.
  → web needs a map. Correct the path up to there.`,
  ],
  [
    'an item looked for in a single value',
    { [l]: ['metadata.labels', "'kind[0]'"] },
    `one/lesson.yaml:13:27  "kind[0]" leads nowhere: [0] is looked for in what is a single value.
  → [0] needs a list. Correct the path up to there.`,
  ],
  [
    'an unknown document',
    { [l]: ['DaemonSet/web', 'Deamonset/web'] },
    `one/lesson.yaml:11:10  There is no document "Deamonset/web" in this manifest.
  → Did you mean "DaemonSet/web"? The documents there are: DaemonSet/web, Service/web.`,
  ],
  [
    'a document that must be named',
    { [l]: ['    doc: DaemonSet/web\n', ''] },
    `one/lesson.yaml:12:27  The manifest has 2 documents, and it is not said which one is meant.
  → Say which one with \`doc: Kind/name\`. The documents there are: DaemonSet/web, Service/web.
one/lesson.yaml:13:26  The manifest has 2 documents, and it is not said which one is meant.
  → Say which one with \`doc: Kind/name\`. The documents there are: DaemonSet/web, Service/web.`,
  ],
  [
    'a document that is there twice',
    { [m]: ['kind: Service', 'kind: DaemonSet'] },
    `one/lesson.yaml:11:10  The manifest has several documents "DaemonSet/web".
  → Give each document of the manifest a name of its own.`,
  ],
  [
    'a step outside of what is shown',
    { [l]: ['doc: DaemonSet/web', 'doc: DaemonSet/web\n    within: spec'] },
    `one/lesson.yaml:14:27  The step "labels" is about lines 4 to 4, but only lines 5 to 10 are shown.
  → Change the path of the step, or \`doc\` and \`within\` of the walkthrough.`,
  ],
  [
    'a step that stands twice in lesson.yaml',
    { [l]: ['{ id: image, at', '{ id: labels, at'] },
    `one/en.mdx:12:3  There is no step "image" in the walkthrough "tour" of lesson.yaml.
  → The steps there are: labels, labels.
one/lesson.yaml:14:15  The step "labels" stands here twice.
  → Give each step an id of its own.`,
  ],
  [
    'an unknown reason',
    { [l]: ['why: age', 'why: agee'] },
    `one/lesson.yaml:20:35  "agee" is not a reason.
  → Did you mean "age"? The reasons are: age, clock, hash, address, version, name, nodeCount. Others go into \`reasons\` of workshop.yaml.`,
  ],
  [
    'a difference in nothing',
    { [l]: ['{ column: AGE, why: age }', '{ why: age }'] },
    `one/lesson.yaml:20:15  It is not said what differs.
  → Add \`column\`: the header of a column, or \`match\`: a regular expression.`,
  ],
  [
    'a column that the output does not have',
    { [l]: ['column: AGE', 'column: AEG'] },
    `one/lesson.yaml:20:25  The output has no column "AEG".
  → Did you mean "AGE"? The columns are: NAME, DESIRED, CURRENT, READY, UP-TO-DATE, AVAILABLE, NODE SELECTOR, AGE.`,
  ],
  [
    'a column without a value',
    { [l]: ['column: AGE', 'column: NODE SELECTOR'] },
    `one/lesson.yaml:20:15  The column "NODE SELECTOR" has no cell that could differ.
  → Correct it, or take the entry out: a page must not announce what it does not show.`,
  ],
  [
    'a match of nothing',
    { [l]: ['column: AGE', "column: NAME, match: 'x+'"] },
    `one/lesson.yaml:20:38  "x+" matches nothing in the column "NAME".
  → Correct it, or take the entry out: a page must not announce what it does not show.`,
  ],
  [
    'a match of nothing in the whole text',
    { [l]: ['column: AGE', "match: 'x+'"] },
    `one/lesson.yaml:20:24  "x+" matches nothing in the output.
  → Correct it, or take the entry out: a page must not announce what it does not show.`,
  ],
  [
    'a match that is no regular expression',
    { [l]: ['column: AGE', "match: '('"] },
    `one/lesson.yaml:20:24  "(" is not a regular expression: Invalid regular expression: /(/gu: Unterminated group.
  → Write a JavaScript regular expression, without slashes around it.`,
  ],
  [
    'a check that asks for nothing',
    { [l]: ['    expect: [{ kind: DaemonSet, name: web, ready: true }]\n', ''] },
    `one/lesson.yaml:22:3  This check asks for nothing.
  → Add \`expect\` for objects, or \`lines\` for lines of output.`,
  ],
  [
    'an expectation about nothing',
    { [l]: ['kind: DaemonSet, name: web, ready', 'name: web, ready'] },
    `one/lesson.yaml:25:14  This expectation does not say what it is about.
  → Give it a \`kind\`, such as DaemonSet, or a \`table\` for the output of another tool.`,
  ],
  [
    'an expectation about no object',
    { [l]: ['kind: DaemonSet, name: web, ready', 'kind: DaemonSet, ready'] },
    `one/lesson.yaml:25:14  This expectation does not say which objects of kind DaemonSet it means.
  → Give it one of \`name\`, \`all: true\` and \`match\`, or \`where\` for those with such columns.`,
  ],
  [
    'an expectation about two things',
    { [l]: ['name: web, ready', 'name: web, all: true, ready'] },
    `one/lesson.yaml:25:14  This expectation says in two ways which objects it means: name and all.
  → Give it one of \`name\`, \`all: true\` and \`match\`.`,
  ],
  [
    'an expectation that asks what cannot be ready to be ready',
    {
      [l]: [
        '{ kind: DaemonSet, name: web, ready: true }',
        '{ kind: NetworkPolicy, name: web, ready: true }',
      ],
    },
    `one/lesson.yaml:25:14  kubectl only lists objects of kind NetworkPolicy: nothing that it prints says whether they are ready.
  → Take \`ready\` out: being there is enough. Write \`columns\` or \`count\` for more.`,
  ],
  [
    'an expectation that asks for nothing',
    { [l]: ['name: web, ready: true', 'name: web'] },
    `one/lesson.yaml:25:14  This expectation says nothing about its objects.
  → Add \`ready: true\` if they must be ready; else \`ready: false\`, \`count\`, \`columns\` or \`absent: true\`.`,
  ],
  [
    'what is absent and ready',
    { [l]: ['name: web, ready: true', 'name: web, ready: true, absent: true'] },
    `one/lesson.yaml:25:14  What is absent cannot be ready, be counted or have columns.
  → Keep \`absent: true\` and take the others out.`,
  ],
  [
    'the one object by name, chosen again',
    { [l]: ['ready: true', "ready: true, where: { READY: '= 3' }"] },
    `one/lesson.yaml:25:14  \`where\` chooses some of several objects, and \`name\` says which one is meant.
  → Write \`columns\` for what must be true of that one, or take \`name\` out.`,
  ],
  [
    'what is absent, chosen by a column',
    { [l]: ['name: web, ready: true', "all: true, absent: true, where: { READY: '= 3' }"] },
    `one/lesson.yaml:25:14  What is absent has no columns, so \`where\` cannot choose it.
  → Use \`name\` or \`match\` for what must be gone, or \`columns\` for what must be true of what is there.`,
  ],
  [
    'all objects, chosen and nothing said',
    { [l]: ['name: web, ready: true', "all: true, where: { READY: '= 3' }"] },
    `one/lesson.yaml:25:14  \`all\` and \`where\` choose objects, and nothing is said about them.
  → If the condition must be true of all, write it as \`columns\`. If one such object is enough, take \`all\` out. Else add \`ready\`, \`columns\`, or a \`count\` such as '>= 2'.`,
  ],
  [
    'a table with a kind and a column it does not have',
    {
      [l]: [
        '[{ kind: DaemonSet, name: web, ready: true }]',
        "[{ table: [NAME, STATUS], kind: Pod, columns: { AGE: '= 1' } }]",
      ],
    },
    `one/lesson.yaml:25:14  A table of another tool has no \`kind\`.
  → Use \`where\` to choose rows, and \`columns\` or \`count\` for what must be true of them.
one/lesson.yaml:25:61  AGE is not among the headers of \`table\`.
  → Add it there, or use one of NAME, STATUS.`,
  ],
  [
    'a table of which nothing is asked',
    {
      [l]: [
        '[{ kind: DaemonSet, name: web, ready: true }]',
        "[{ table: [NAME], where: { NAME: '= web' } }]",
      ],
    },
    `one/lesson.yaml:25:14  This expectation says nothing about its rows.
  → Add \`columns\`: what they must say, or \`count\`: how many there must be.`,
  ],
  [
    'a line that is there and absent',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ line: a, absentLine: b }, { absentLine: c, ends: [d] }]\n',
      ],
    },
    `one/lesson.yaml:25:13  This entry of \`lines\` needs a \`line\` or an \`absentLine\`, one of the two.
  → Write \`line: PATTERN\` for a line that must be there, \`absentLine: PATTERN\` for one that must not.
one/lesson.yaml:25:41  \`ends\` belongs to \`line\`, not to \`absentLine\`.
  → Take it out, or move it to an entry with \`line\`.`,
  ],
  [
    'no other line, and how often, of no line',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ only: true }, { absentLine: c, only: true, times: 2 }]\n',
      ],
    },
    `one/lesson.yaml:25:13  This entry of \`lines\` needs a \`line\` or an \`absentLine\`, one of the two.
  → Write \`only: true\` beside a \`line\`: then no other line may be there than those that entries of \`lines\` match.
one/lesson.yaml:25:29  \`only\` and \`times\` belong to \`line\`, not to \`absentLine\`.
  → Take it out, or move it to an entry with \`line\`.`,
  ],
  [
    'a line that is there no time, and half a time',
    {
      [l]: [
        'output: ready\n',
        'output: ready\n    lines: [{ line: a, times: 0 }, { line: b, times: 1.5 }, { line: c, only: false }]\n',
      ],
    },
    `one/lesson.yaml:25:31  "checks.web-ready.lines[0].times" must be 1 or more: it is "0".
  → How many times the line must be there, exactly. For a line that must not be there: absentLine.
one/lesson.yaml:25:54  "checks.web-ready.lines[1].times" is a number, not a whole number.
  → How many times the line must be there, exactly. For a line that must not be there: absentLine.
one/lesson.yaml:25:78  "checks.web-ready.lines[2].only" cannot be "false".
  → It can be: true. The output may have no other line than those that entries of \`lines\` match.`,
  ],
  [
    'a condition that is none',
    { [l]: ['ready: true', 'ready: true, columns: { READY: 3 pods }'] },
    `one/lesson.yaml:25:75  "3 pods" is not a condition.
  → Write one of: '= value', '!= value', '>= 1', '<= 1', '> 1', '< 1', 'one of a, b', 'matches calico-*', 'includes app=web', '= column DESIRED'.`,
  ],
  [
    'a count below nothing',
    { [l]: ['name: web, ready: true', 'all: true, count: -1, ready: true'] },
    `one/lesson.yaml:25:51  "checks.web-ready.expect[0].count" must be 0 or more: it is "-1".
  → How many objects there must be: a number, or a comparison such as '>= 3'.`,
  ],
  [
    'a count that is none',
    { [l]: ['name: web, ready: true', 'all: true, count: some, ready: true'] },
    `one/lesson.yaml:25:51  "some" is not a count.
  → Write a number, or a comparison in quotes such as '>= 3'.`,
  ],
  [
    'an output its own check does not accept',
    { [l]: ['3         3         3       3', '3         3         1       3'] },
    `one/lesson.yaml:24:13  The check "web-ready" does not accept its own output: the verdict is waiting: “DaemonSet web: Pods ready: 1 of 3. Look at the Pods that are not.”
  → Correct the output or the expectations. A learner with this very output would be told that it is not right.`,
  ],
  [
    'a sample that gets another verdict',
    { [l]: ['verdict: waiting', 'verdict: failed'] },
    `one/lesson.yaml:26:15  This sample must get failed from the check "web-ready", but it gets waiting: “DaemonSet web: Pods ready: 2 of 3. Look at the Pods that are not.”
  → Correct the sample or the expectations; or write \`verdict: waiting\`, if that is what a learner should read.`,
  ],
  [
    'a sample that is accepted',
    { [l]: ["READY: '2'", "READY: '3'"] },
    `one/lesson.yaml:26:15  This sample must get waiting from the check "web-ready", but it gets met.
  → The check would pass wrong work. Make the expectations stricter, or correct the sample.`,
  ],
  [
    'a sample that is not accepted',
    {
      [l]: [
        'rejects:',
        'accepts: [{ text: \'Error from server (NotFound): daemonsets.apps "web" not found\' }]\n    rejects:',
      ],
    },
    `one/lesson.yaml:26:15  This sample must get met from the check "web-ready", but it gets missing: “kubectl did not find DaemonSet web. Check the name and the namespace.”
  → Correct the sample or the expectations.`,
  ],
  [
    'a sample without text',
    {
      [l]: [
        "rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]",
        'rejects: [{ verdict: waiting }]',
      ],
    },
    `one/lesson.yaml:26:15  A sample needs a \`text\` or a \`change\`, one of the two.
  → Write the whole output as \`text\`, or what is different from the check's output as \`change\`.`,
  ],
  [
    'a change of nothing',
    { [l]: ['    output: ready\n', ''] },
    `one/lesson.yaml:25:35  There is nothing to change: the check has no output.
  → Give the check an \`output\`, or write the whole sample as \`text\`.`,
  ],
  [
    'a change of a row that is not there',
    { [l]: ['change: { DaemonSet/web', 'change: { DaemonSet/wbe'] },
    `one/lesson.yaml:26:45  The output has no row "DaemonSet/wbe".
  → Did you mean "DaemonSet/web"? The rows are: DaemonSet/web.`,
  ],
  [
    'a change of a column that is not there',
    { [l]: ["{ READY: '2' }", "{ REDY: '2' }"] },
    `one/lesson.yaml:26:62  The row "DaemonSet/web" has no column "REDY".
  → Did you mean "READY"? The columns are: NAME, DESIRED, CURRENT, READY, UP-TO-DATE, AVAILABLE, NODE SELECTOR, AGE.`,
  ],
  [
    'quotes of a word processor in a command',
    { [l]: ['kubectl get daemonset web', 'kubectl get daemonset “web”'] },
    `one/lesson.yaml:4:16  The command has “ (U+201C), which a word processor wrote: a shell takes it for a letter.
  → Type it: kubectl get daemonset "web"`,
  ],
  [
    'a dash of a word processor in a command',
    { [l]: ['kubectl get daemonset web', 'kubectl get daemonset web –output=wide —n demo'] },
    `one/lesson.yaml:4:16  The command has – (U+2013), which a word processor wrote: a shell takes it for a letter.
  → Type it: kubectl get daemonset web --output=wide -n demo`,
  ],
  [
    'a no-break space in a command',
    { [l]: ['kubectl get daemonset web', 'kubectl\u00a0get daemonset web'] },
    `one/lesson.yaml:4:16  The command has a no-break space (U+00A0), which a word processor wrote: a shell takes it for a letter.
  → Type it: kubectl get daemonset web`,
  ],
  [
    'an invisible character in a command',
    { [l]: ['kubectl get daemonset web', 'kubectl get\u200b daemonset web'] },
    `one/lesson.yaml:4:16  The command has an invisible character (U+200B), which a word processor wrote: a shell takes it for a letter.
  → Type it: kubectl get daemonset web`,
  ],
  [
    'typographic characters in quotes, which may be meant',
    { [l]: ['kubectl get daemonset web', '\'kubectl get daemonset web --note="“a” – b"\''] },
    ``,
  ],
  [
    'a misspelt column of a kind',
    { [l]: ['name: web, ready: true }', "name: web, columns: { REDY: '= 3' } }"] },
    `one/lesson.yaml:25:55  The output of this check has no column REDY.
  → Did you mean "READY"? The columns are: NAME, DESIRED, CURRENT, READY, UP-TO-DATE, AVAILABLE, NODE SELECTOR, AGE.`,
  ],
  [
    'a misspelt kind',
    { [l]: ['{ kind: DaemonSet,', '{ kind: Daemonst,'] },
    `one/lesson.yaml:25:22  The output of this check has no object of a kind "Daemonst".
  → Did you mean "DaemonSet"? The kinds in it are: DaemonSet.`,
  ],
  [
    'a namespace that its command does not ask',
    {
      [l]: (sound[l] ?? '')
        .replace('get daemonset web]', 'get daemonset web -n demo]')
        .replace('name: web, ready', 'name: web, namespace: default, ready'),
    },
    `one/lesson.yaml:25:55  This expectation looks in namespace default, and the command of the check asks for demo.
  → Write the same in both, or take \`namespace\` out: then that of the command counts.`,
  ],
  [
    'a kind that the output has not',
    { [l]: ['{ kind: DaemonSet,', '{ kind: Widget,'] },
    `one/lesson.yaml:25:22  The output of this check has no object of a kind "Widget".
  → The kinds in it are: DaemonSet.`,
  ],
  [
    'a misspelt key of an expectation',
    { [l]: ['name: web, ready: true }', 'name: web, redy: true }'] },
    `one/lesson.yaml:25:44  "redy" is not a key of checks.web-ready.expect[0].
  → Did you mean "ready"? The keys are: kind, name, all, match, namespace, ready, count, columns, absent, table, where.`,
  ],
  [
    'a lesson that starts from nothing',
    { [l]: ['commands:', 'startsFrom: {}\ncommands:'] },
    `one/lesson.yaml:3:13  "startsFrom" is empty.
  → The state this lesson begins in.`,
  ],
  [
    'a misspelt key with a mistake of its own in it: both are told, with the key as it is written',
    {
      [l]: [
        'commands:\n  get: { run: [kubectl get daemonset web] }',
        'comands:\n  get: { run: kubectl get daemonset web }',
      ],
    },
    `one/lesson.yaml:3:1  "comands" is not a key here.
  → Did you mean "commands"? The keys are: minutes, timed, environments, aliases, draft, optional, startsFrom, ${partNames.join(', ')}.
one/lesson.yaml:4:15  "comands.get.run" is text, not a list.
  → Put it in brackets, [ ], or on a line of its own after "- ". The commands. One list item is one command with its own copy button. No prompt, no comment.`,
  ],
  [
    'a misspelt key in a misspelt key: nothing else is missed',
    { [l]: ['differs: [{ column: AGE, why: age }]', 'difers: [{ colum: AGE, why: age }]'] },
    `one/lesson.yaml:20:5  "difers" is not a key of outputs.ready.
  → Did you mean "differs"? The keys are: text, differs, versions.
one/lesson.yaml:20:16  "colum" is not a key of outputs.ready.difers[0].
  → Did you mean "column"? The keys are: column, match, why.`,
  ],
  [
    'a key that only looks like another one is not read as that one',
    { [l]: ['    output: ready\n', '    output: ready\n    accept: yes\n'] },
    `one/lesson.yaml:25:5  "accept" is not a key of checks.web-ready.
  → Did you mean "accepts"? The keys are: aliases, command, alternatives, output, expect, lines, accepts, rejects, already, breaks, timeout.`,
  ],
  [
    'an output that is not accepted, whose samples are changes of it',
    { [l]: ['name: web, ready', 'name: other, ready'] },
    `one/lesson.yaml:24:13  The check "web-ready" does not accept its own output: the verdict is missing: “DaemonSet other is not in what you pasted.”
  → Correct the output or the expectations. A learner with this very output would be told that it is not right.`,
  ],
];
