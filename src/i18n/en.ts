/**
 * UI strings, English: the type of every other locale. Keys are flat; `{{name}}` is filled in;
 * a plural has one key per form of its locale (`_one`, `_other`).
 */
export const en = {
  'site.tagline': 'Workshops you can check',
  'site.intro':
    'Learn at your own terminal. Paste what kubectl printed and see, row by row, whether it is what it should be. Nothing you paste leaves the page.',
  'site.skip': 'Skip to the text',
  'site.language': 'Language',
  'site.languageSource': '{{name}} (text in {{source}})',
  'site.suggest': 'Your browser asks for this language.',
  'site.private': 'What you paste and type stays in this browser.',
  'site.madeWith': 'Made with Readyroom',
  'theme.label': 'Colours',
  'theme.auto': 'As the system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'workshop.start': 'Start: {{title}}',
  'workshop.lessons': 'Lessons',
  'workshop.lessonCount_one': '{{count}} lesson',
  'workshop.lessonCount_other': '{{count}} lessons',
  'workshop.minutes_one': '{{count}} minute',
  'workshop.minutes_other': '{{count}} minutes',
  'workshop.checks_one': '{{count}} check',
  'workshop.checks_other': '{{count}} checks',
  'workshop.testedWith': 'Tested with {{versions}}',
  'lesson.number': 'Lesson {{number}} of {{total}}',
  'lesson.objectives': 'After this lesson you can',
  'lesson.prerequisites': 'Before you start',
  'lesson.environments': 'Runs on: {{environments}}',
  'lesson.environment.kind': 'kind',
  'lesson.environment.minikube': 'minikube',
  'lesson.environment.k3d': 'k3d',
  'lesson.environment.k3s': 'K3s',
  'lesson.environment.microk8s': 'MicroK8s',
  'lesson.environment.docker-desktop': 'Docker Desktop',
  'lesson.environment.kubeadm': 'kubeadm',
  'lesson.environment.eks': 'Amazon EKS',
  'lesson.environment.gke': 'Google GKE',
  'lesson.environment.aks': 'Azure AKS',
  'lesson.environment.openshift': 'OpenShift',
  'lesson.environment.terminal': 'any terminal, no cluster',
  'lesson.environment.reading': 'reading only, no cluster',
  'lesson.onThisPage': 'On this page',
  'lesson.previous': 'Previous',
  'lesson.next': 'Next',
  'lesson.around': 'Previous and next lesson',
  'lesson.outline': 'Lessons of this workshop',
  'lesson.untranslated':
    'This lesson is not translated yet. You are reading the original in {{source}}.',
  'lesson.missingUnit': 'Not translated yet: this part is in {{source}}.',
  'lesson.staleUnit': 'The original of this part has changed since it was translated.',
  'lesson.staleLink': 'Read the original in {{source}}',
  'startsFrom.title': 'Where this lesson starts',
  'startsFrom.question': 'Is your cluster in the state this lesson starts from?',
  'startsFrom.bring': 'Bring my cluster here',
  'startsFrom.bringHint':
    'New here, or out of step? These commands lead to the state this lesson starts from.',
  'variables.title': 'Your values',
  'variables.hint':
    'Fill in your own values, then copy and run this block once in the terminal that you use for this lesson. The commands below read them.',
  'variables.example': 'for example {{example}}',
  'variables.invalid':
    '{{label}}: this value has a form that does not fit. An example that does: {{example}}',
  'variables.copy': 'Copy the block',
  'variables.clear': 'Clear my values',
  'command.label': 'Command',
  'command.copy': 'Copy',
  'command.copyNamed': 'Copy: {{command}}',
  'command.copyAll': 'Copy all',
  'command.copyAllNamed_one': 'Copy {{count}} command',
  'command.copyAllNamed_other': 'Copy all {{count}} commands',
  'command.copied': 'Copied',
  'command.copiedNamed': 'Copied: {{command}}',
  'command.copyFailed':
    'The browser did not let me copy. The text is selected: press Ctrl+C, or Cmd+C.',
  'manifest.reduced': 'Reduced to what is explained here.',
  'manifest.whole': 'The whole file',
  'walkthrough.label': 'Walkthrough of {{file}}',
  'walkthrough.step': 'Step {{number}} of {{total}}',
  'walkthrough.toStep': 'Step {{number}}',
  'walkthrough.previous': 'Previous step',
  'walkthrough.next': 'Next step',
  'output.label': 'Expected output',
  'output.legend': 'Dotted text will differ on your machine: {{reasons}}',
  'output.reason.age': 'time since it was made',
  'output.reason.hash': 'part of a name that Kubernetes makes up',
  'output.reason.address': 'an address of your network',
  'output.reason.version': 'the version you run',
  'output.reason.name': 'a name of your own',
  'check.label': 'Check',
  'check.paste': 'Paste what this command printed',
  'check.pasteSeveral': 'Paste what these commands printed',
  'check.pasteAny': 'Paste what kubectl printed',
  'check.expects': 'Passes when',
  'check.judged': 'How this is judged',
  'check.submit': 'Check',
  'check.clear': 'Clear',
  'check.cleared': 'Cleared.',
  'check.stays': 'Stays in this browser tab; nothing is sent.',
  'check.noScript':
    'Checking needs JavaScript. Without it, compare what you see with the list of each check.',
  'check.loadFailed':
    'The checker could not be loaded. Your paste is kept: reload the page when the network is back.',
  'check.working': 'Reading…',
  'anyCheck.nav': 'Check output',
  'anyCheck.title': 'Check any kubectl output',
  'anyCheck.intro':
    'Paste what kubectl printed: tables, JSON or YAML, errors, several outputs at once, with prompts and all. You are told what is ready, what is not, and why.',
  'anyCheck.question': 'Is everything in this output ready?',
  'anyCheck.criterion': 'every object that is listed: ready',
  'anyCheck.try': 'For example, the output of one of these:',
  'anyCheck.limits': 'What a print cannot show',
  'anyCheck.limitsText':
    'The answer goes as far as the print does. A Pod on a lost node still reads 1/1 Running: look at the nodes too. A list of names, or 0 of 0, proves nothing, so it is never called ready.',
  'expects.ready': '{{what}}: ready',
  'expects.notReady': '{{what}}: not ready yet',
  'expects.absent': '{{what}}: gone',
  'expects.listed': '{{what}}: listed',
  'expects.all': 'every {{kind}}',
  'expects.named': '{{kind}} {{name}}',
  'expects.matching': 'every {{kind}} named like {{name}}',
  'expects.in': '{{what}} in {{namespace}}',
  'expects.atLeast': '{{what}}, at least {{number}}',
  'expects.atMost': '{{what}}, at most {{number}}',
  'expects.exactly': '{{what}}, {{number}} in all',
  'expects.column': '{{what}}, {{column}} {{condition}}',
  'expects.matches': 'like {{pattern}}',
  'expects.includes': 'including {{item}}',
  'expects.oneOf': 'one of {{values}}',
  'expects.table': 'every row under {{columns}}',
  'expects.rows': 'every row with {{conditions}}',
  'expects.line': 'a line “{{line}}”',
  'expects.where': '{{what}} with {{conditions}}',
  'expects.lineOnly': '{{what}}, and no other line',
  'expects.lineTimes': '{{what}}; number of such lines: {{number}}',
  'expects.lineEnds': 'a line “{{line}}” that ends in one of: {{ends}}',
  'expects.after': '{{what}}, after {{command}}',
  'expects.absentLine': 'no line “{{line}}”',
  'expects.separator': ', ',
  'tabs.label': 'Choose one',
  'progress.met_one': '{{met}} of {{count}} check met',
  'progress.met_other': '{{met}} of {{count}} checks met',
  'fileTree.label': 'Files',
  'diagram.label': 'Diagram',
  'glossary.title': 'Glossary',
  'glossary.intro':
    'The terms of this workshop, what they mean, and what they are called in the other languages.',
  'translations.title': 'Translations',
  'translations.intro':
    'What each language has, what changed in {{source}} since, and what is still to be translated. A part is the text from one heading or block to the next.',
  'translations.lesson': 'Lesson',
  'translations.words': 'Titles, labels and glossary',
  'translations.current': 'Up to date',
  'translations.stale': 'To look over: the original changed',
  'translations.missing': 'To translate',
  'translations.count': '{{done}} of {{total}}',
  'translations.whole': 'The whole lesson',
  'translations.front': 'Title and introduction',
  'aside.note': 'Note',
  'aside.tip': 'Tip',
  'aside.caution': 'Caution',
  'notFound.title': 'This page is not here',
  'notFound.text': 'The address may be mistyped, or the lesson may have moved.',
  'notFound.home': 'Go to all workshops',
} as const;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<K extends PropertyKey> = K extends `${infer B}_${PluralForm}` ? B : K;
type Plurals<E> = Base<Extract<keyof E, `${string}_${PluralForm}`>> & string;
type Plains<E> = Exclude<keyof E, `${string}_${PluralForm}`>;

/** A key as callers use it: plural forms share one. */
export type MessageKey = Base<keyof typeof en>;

/**
 * A catalogue in another language: English is its type, `F` are the plural forms of its grammar. A missing or an unknown
 * key does not compile.
 */
export type Translated<E, F extends PluralForm> = Readonly<
  Record<Plains<E> | `${Plurals<E>}_${F}`, string>
>;

/** All UI strings of a locale whose plural forms are `F`. */
export type Messages<F extends PluralForm> = Translated<typeof en, F>;
