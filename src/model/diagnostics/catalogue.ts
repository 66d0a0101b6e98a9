/**
 * What is wrong and what to do, for every diagnostic of the content. English, because it speaks to authors; one
 * catalogue, so that all of it has one voice. Messages name what the author wrote, hints name what can be written.
 */
import { elementOf } from '#transforms/lesson/anchors.ts';
import { nameOf } from '#transforms/typographic.ts';
import { markdownFor } from './markdown-for.ts';
import { mdxWords } from './mdx-words.ts';
import { nearest } from './nearest.ts';
import type { DiagnosticParams } from './params.ts';
import { yamlCatalogue } from './yaml-catalogue.ts';

const list = (words: readonly string[]): string => {
  if (words.length === 0) return 'none';
  return words.length <= 30
    ? words.join(', ')
    : `${words.slice(0, 30).join(', ')} and ${words.length - 30} more`;
};

const suggestion = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? '' : `Did you mean "${near}"? `;
};

/** The end of a sentence: the findings that a learner would read, if there are any. */
const withFindings = (findings: string): string => (findings === '' ? '.' : `: ${findings}`);

/** What each hint of a check is for: `none`, `1 (any verdict)`, `2 (failed, any verdict)`. */
const hintsText = (hints: readonly string[]): string =>
  hints.length === 0
    ? 'none'
    : `${hints.length} (${list(hints.map((about) => about || 'any verdict'))})`;

const renamed = (name: string): string => `There is ${name}: rename it.`;

const sentence = (text: string | undefined, otherwise: string): string => text ?? otherwise;

/** What stands where keys and values are expected belongs below a key, or says which are expected. */
function asMap({ name, text, keys = [], only }: DiagnosticParams['wrong-type']): string {
  if (text !== undefined && only !== undefined) {
    const line = text.trim();
    if (line.includes('\n')) return `Put the text below the key "${only.key}".`;
    const quoted = `'${line.replaceAll("'", "''")}'`;
    const key = name.split('.').at(-1) ?? '';
    return `The key "${only.key}" is missing: ${key.endsWith(']') ? '- ' : `${key}: `}{ ${only.key}: ${only.isList ? `[${quoted}]` : quoted} }`;
  }
  return keys.length === 0
    ? 'Write it as keys and values, such as "key: value".'
    : `Write it as keys and values. Its keys: ${list(keys)}.`;
}

/** What is foreign in an id is named: a letter of another alphabet, or one that nobody sees, looks right. */
function idMessage(kind: string, id: string): string {
  const [foreign] = /[^\x20-\x7e]/u.exec(id) ?? [];
  return foreign === undefined
    ? `There is no ${kind} "${id}" in lesson.yaml.`
    : `The ${kind} "${id}" has ${nameOf(foreign)}, and an id has only a-z, 0-9 and hyphens.`;
}

function truthOf(text = ''): string | undefined {
  if (/^(?:yes|y|on|true)$/i.test(text)) return 'true';
  return /^(?:no|n|off|false)$/i.test(text) ? 'false' : undefined;
}

const origins = {
  'word-processor': 'which a word processor wrote',
  'full-width': 'which is a full-width one',
  alphabet: 'which is of another alphabet',
} satisfies Record<DiagnosticParams['typographic']['origin'], string>;

const tag = (kind: string, id: string): string =>
  kind === 'heading' ? `{/* #${id} */}` : `<${elementOf(kind) ?? kind} id="${id}">`;

function duplicateHint(kind: string, id: string, unit: string): string {
  if (kind === 'heading' || kind === 'step') return 'Give it an id of its own.';
  if (kind === 'command' || kind === 'output') {
    return `Write again to repeat it: <${elementOf(kind) ?? kind} id="${id}" again />.`;
  }
  return `It stands once in a lesson. Lead readers back to it with a link: [words](#${unit}).`;
}

export const catalogue: {
  readonly [Code in keyof DiagnosticParams]: (params: DiagnosticParams[Code]) => {
    message: string;
    hint: string;
  };
} = {
  // Files and folders
  'content-missing': ({ folder }) => ({
    message: `There is no folder ${folder}.`,
    hint: `Create ${folder}/, with a folder for each workshop in it.`,
  }),
  'no-workshops': ({ folder }) => ({
    message: `There is no workshop in ${folder}.`,
    hint: `Create a folder with a workshop.yaml, such as ${folder}/first-steps/workshop.yaml.`,
  }),
  'change-interrupted': ({ folder }) => ({
    message: `A change of this project was interrupted: ${folder}/change.txt says which one.`,
    hint: `The files in ${folder} are what was there before. Copy them back to where they were, or keep what is there now; then delete ${folder}.`,
  }),
  'shared-twice': ({ kind, id }) => ({
    message: `The ${kind} "${id}" stands in shared.yaml too.`,
    hint: 'Take one of the two out, or give this one another id.',
  }),
  'alias-taken': ({ alias }) => ({
    message: `"${alias}" is a former name, but something is called so today.`,
    hint: 'The progress of learners would be that of both. Take it out of `aliases`.',
  }),
  'folder-name': ({ name, wrong }) => ({
    message: `The folder name "${name}" ${wrong}.`,
    hint: 'The name is part of the address of every page. Rename the folder.',
  }),
  'file-missing': ({ what, instead }) => ({
    message: `This file does not exist. It is ${what}.`,
    hint: instead === undefined ? 'Create it, or correct the path.' : renamed(instead),
  }),
  'file-unreadable': ({ what, reason }) => ({
    message: `This file cannot be read (${reason}). It is ${what}.`,
    hint: 'Make it a readable file.',
  }),
  'file-empty': ({ what }) => ({
    message: `This file is empty. It is ${what}.`,
    hint: 'Fill it, or delete it.',
  }),
  conflict: ({ end }) => ({
    message: `A merge of git stopped here: two branches say something else, up to line ${end}.`,
    hint: 'Keep what is right of both, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }),
  'not-utf8': ({ byte, offset }) => ({
    // Text in UTF-16 has a mark at its beginning, or a zero in each letter.
    message:
      byte === 0 || (offset === 0 && byte >= 0xfe)
        ? 'This file is not UTF-8, but UTF-16 or no text at all.'
        : `This file is not UTF-8: byte ${offset + 1} is 0x${byte.toString(16).padStart(2, '0')}.`,
    hint: 'Save it in the encoding UTF-8.',
  }),
  lookalike: ({ name, intended, isThere }) => ({
    message: `${name} is not read: the file is called ${intended}.`,
    hint: isThere
      ? `Move what it says to ${intended}, and delete it.`
      : `Rename it to ${intended}.`,
  }),
  'lesson-folder-missing': ({ lesson, moved }) => ({
    message:
      moved === undefined
        ? `The lesson "${lesson}" has no folder.`
        : `The lesson "${lesson}" has no folder, and the folder "${moved.to}" is no lesson of the list.`,
    hint:
      moved !== undefined
        ? `Is it the same? Call the folder "${moved.from}" again, and \`readyroom rename ${moved.workshop}/${moved.from} ${moved.to}\` changes it everywhere. Else list "${moved.to}" too, and create ${moved.from}/.`
        : `Create ${lesson}/ beside workshop.yaml, with a lesson.yaml in it, or take it out of \`lessons\`.`,
  }),
  'lesson-not-listed': ({ lesson }) => ({
    message: `The lesson "${lesson}" is not in \`lessons\` of workshop.yaml, so nobody would see it.`,
    hint: `Add "${lesson}" to \`lessons\` where it is taught, or move the folder away.`,
  }),
  'lesson-twice': ({ lesson }) => ({
    message: `The lesson "${lesson}" is listed twice.`,
    hint: 'Take one of the two out.',
  }),
  'part-twice': ({ part }) => ({
    message: `Two parts have the id "${part}".`,
    hint: 'Give one of them another id.',
  }),
  'lessons-and-parts': () => ({
    message: 'The lessons are listed in `lessons` and in `parts`.',
    hint: 'Put each lesson into a part, and take `lessons` out.',
  }),
  'lessons-missing': () => ({
    message: 'The key "lessons" is missing.',
    hint: 'List the folders of the lessons, in the order they are taught: `lessons: [first, second]`; or in parts with a heading each: `parts: [{ id: one, title: { en: … }, lessons: [first] }]`.',
  }),
  'locale-twice': ({ locale }) => ({
    message: `The locale ${locale} is listed twice.`,
    hint: 'Take one of the two out.',
  }),
  'source-not-listed': ({ source, known }) => ({
    message: `The source ${source} is not among the locales.`,
    hint: `${suggestion(source, known)}The locales are: ${list(known)}.`,
  }),
  'source-missing': ({ source, instead }) => ({
    message: `This file does not exist, and ${source} is the source that all translations are made from.`,
    hint:
      instead === undefined
        ? `Write it, or make another locale the \`source\` in workshop.yaml.`
        : renamed(instead),
  }),
  'locale-unknown': ({ locale, known }) => ({
    message: `Readyroom does not speak ${locale}, so there would be no page in it.`,
    hint: `${suggestion(locale, known)}It speaks ${list(known)}.`,
  }),
  'locale-not-listed': ({ locale, known }) => ({
    message: `${locale} is not a locale of this workshop, so this file would not be shown.`,
    hint: `The locales are: ${list(known)}. Add ${locale} to \`locales\` in workshop.yaml, or rename the file.`,
  }),
  'words-locale': ({ locale, known }) => ({
    message: `${locale} is not a locale of this workshop.`,
    hint: `${suggestion(locale, known)}The locales are: ${list(known)}.`,
  }),
  'words-source': ({ name, source }) => ({
    message: `"${name}" has no text in ${source}, the source.`,
    hint: `Add ${source}: the others fall back to it.`,
  }),
  'form-twice': ({ form, id, owner }) => ({
    message:
      id === owner
        ? `The term "${id}" has the form "${form}" twice.`
        : `"${form}" is a form of the term "${id}" and of "${owner}".`,
    hint: 'Take one of the two out: in a lesson it can lead to one term only.',
  }),
  'lock-damaged': () => ({
    message: 'This file is damaged: it must be JSON, a hash by locale and unit.',
    hint: 'Take it from version control again. It is written by Readyroom, not by hand.',
  }),
  'lock-newer': ({ version }) => ({
    message: `This file was written by a later Readyroom: its form is ${version}, and this one knows form 1.`,
    hint: 'Install the version that the others of the project use: npm install. It is in package.json.',
  }),

  // YAML
  ...yamlCatalogue,
  'unknown-key': ({ key, of, known }) => ({
    message: of === '' ? `"${key}" is not a key here.` : `"${key}" is not a key of ${of}.`,
    hint: `${suggestion(key, known)}The keys are: ${list(known)}.`,
  }),
  'missing-key': ({ name, known, about }) => ({
    message: `"${name}" is missing.`,
    hint: `${sentence(about, 'Add it.')}${known.length > 1 ? ` It can be: ${list(known)}.` : ''}`,
  }),
  'wrong-type': (params) => {
    const { name, is, expected, value, about, text, isLocalized, hasBraces } = params;
    const other = `${name === '' ? 'The file' : `"${name}"`} is ${is}, not ${expected.join(' or ')}.`;
    if (hasBraces) {
      return {
        message: `The braces of "${name}" begin a map of keys and values: it is no text.`,
        hint: "Put all of the text in quotes: '…'.",
      };
    }
    // What other versions of YAML, and other programs, take for a truth value.
    const truth = expected.includes('true or false') ? truthOf(text) : undefined;
    if (truth !== undefined) return { message: other, hint: `Write ${truth}, without quotes.` };
    if (isLocalized && text !== undefined)
      return {
        message: other,
        hint: `Write it for each language: { en: '${text.replaceAll("'", "''")}' }.`,
      };
    const quotes =
      value !== undefined && is !== 'text' && is !== 'empty' && expected.includes('text');
    // A command such as `git commit -m "fix: typo"`, without quotes around it, is a map for YAML.
    const colon = is === 'a map of keys and values' && expected.includes('text');
    const single = is === 'text' && expected.includes('a list');
    if (colon || single) {
      return {
        message: `"${name}" is ${is}, not ${expected.join(' or ')}.`,
        hint: colon
          ? `Text with ": " in it goes in quotes, '…', or on a line of its own below "|-".`
          : `Put it in brackets, [ ], or on a line of its own after "- ".${about === undefined ? '' : ` ${about}`}`,
      };
    }
    return {
      message: `${name === '' ? 'The file' : `"${name}"`} is ${is}, not ${expected.join(' or ')}.`,
      hint: quotes ? `Put it in quotes: '${value}'.` : (about ?? asMap(params)),
    };
  },
  'wrong-value': ({ name, value, known, about }) => ({
    message: `"${name}" cannot be "${value}".`,
    hint: `${suggestion(value, known)}It can be: ${list(known)}.${about === undefined ? '' : ` ${about}`}`,
  }),
  'wrong-text': ({ name, value, wrong, id, about }) => ({
    message:
      wrong === 'is empty' || value === ''
        ? `"${name}" ${wrong}.`
        : `"${name}" ${wrong}: it is "${value}".`,
    hint: `${id === undefined ? '' : `Write "${id}", wherever it is used. `}${sentence(about, id === undefined ? 'Correct it.' : '')}`.trimEnd(),
  }),
  'wrong-name': ({ name, wrong, instead }) => ({
    message: `The name "${name}" ${wrong}.`,
    hint:
      instead === undefined
        ? 'Choose another name, wherever it is used.'
        : `Write "${instead}", wherever it is used.`,
  }),
  'variable-example': ({ name, example, pattern }) => ({
    message: `The example "${example}" of ${name} does not match its own pattern, ${pattern}.`,
    hint: 'Correct one of the two: a learner who types the example would be told that it does not fit.',
  }),
  'constant-blanks': ({ name }) => ({
    message: `{{ ${name} }} has blanks in its braces, so it stays as it is.`,
    hint: `Write {{${name}}} for the constant.`,
  }),
  'unknown-constant': ({ name, known }) => ({
    message: `{{${name}}} is not a constant of this workshop.`,
    hint: `${suggestion(name, known)}The constants are: ${list(known)}. They are in workshop.yaml. To show the braces themselves, write \\{{${name}}}, in running text \\{\\{${name}}}.`,
  }),

  // The structure of a lesson
  'part-below': ({ part, below }) => ({
    message: `"${part}" stands below "${below}", and beside it what should be in it.`,
    hint: `Take the spaces in front of "${part}:" out, and in front of what belongs to it as many.`,
  }),
  'unknown-id': ({ kind, id, known }) => ({
    message: idMessage(kind, id),
    hint: `${suggestion(id, known)}The ${kind}s there are: ${list(known)}.`,
  }),
  prompt: ({ prompt, rest }) => ({
    message: `The command begins with the prompt "${prompt} ", which would be copied.`,
    hint: `Write only what is typed: ${rest}`,
  }),
  comment: ({ text }) => ({
    message: `The command has a comment, which zsh would run: ${text}`,
    hint: 'Say it in the prose, between the tags of <Command>. A "#" that is meant goes in quotes.',
  }),
  placeholder: ({ text }) => ({
    message: `The command has the placeholder ${text}. For a shell it is a redirection.`,
    hint: `Declare a variable in workshop.yaml and write "\${${text.slice(1, -1).toUpperCase().replaceAll(/[-.]/g, '_')}:?}".`,
  }),
  typographic: ({ name, typed, origin }) => ({
    message: `The command has ${name}, ${origins[origin]}: a shell takes it for a letter${origin === 'alphabet' ? ' of its own' : ''}.`,
    hint: `Type it: ${typed}`,
  }),
  'unknown-environment': ({ name, known }) => ({
    message: `There is no environment "${name}" in workshop.yaml.`,
    hint:
      known.length === 0
        ? `Name it there, with what it is called: environments: { ${name}: { en: … } }.`
        : `${suggestion(name, known)}The environments there are: ${list(known)}.`,
  }),
  'environment-name': ({ name, known }) => ({
    message: `"${name}" is no environment that Readyroom knows.`,
    hint: `${suggestion(name, known)}It can be: ${list(known)}.`,
  }),
  'check-in-when': ({ id }) => ({
    message: `The check "${id}" stands in <When>: whoever has another environment could never meet it.`,
    hint: 'Move it behind <When>. Where its command differs, name the other one in `alternatives`, with `when: { environment: … }`.',
  }),
  'unknown-tab': ({ when, known }) => ({
    message: `No tab of this lesson can be chosen for "${when}".`,
    hint: `${suggestion(when, known)}The prose needs <Tabs sync="…"> with a <Tab value="…">; those there are: ${list(known)}.`,
  }),
  'unknown-variable': ({ name, known }) => ({
    message: `$${name} is not declared.`,
    hint: `${suggestion(name, known)}Declare it in \`variables\` of workshop.yaml. Declared are: ${list(known)}.`,
  }),
  'variable-of-shell': ({ name, shell }) => ({
    message: `${shell} is how a command names a variable. A check does not run in a shell.`,
    hint: `Write $${name}.`,
  }),
  'manifest-path': ({ path }) => ({
    message: `"${path}" is not a path inside the folder of the lesson.`,
    hint: 'Put the file into the folder of the lesson, and write its path from there, with "/": manifests/deployment.yaml.',
  }),
  'path-syntax': ({ path, at, expected }) => ({
    message: `"${path}" is not a YAML path: ${expected} is expected ${at === 0 ? 'at the beginning' : `after "${path.slice(0, at)}"`}.`,
    hint: 'A path looks like spec.ports[0].name, containers[name=web].image or labels["app.kubernetes.io/name"].',
  }),
  'document-missing': ({ doc, names }) => ({
    message: `There is no document "${doc ?? ''}" in this manifest.`,
    hint: `${suggestion(doc ?? '', names)}The documents there are: ${list(names)}.`,
  }),
  'document-ambiguous': ({ doc, names }) => ({
    message:
      doc === undefined
        ? `The manifest has ${names.length} documents, and it is not said which one is meant.`
        : `The manifest has several documents "${doc}".`,
    hint:
      doc === undefined
        ? `Say which one with \`doc: Kind/name\`. The documents there are: ${list(names)}.`
        : 'Give each document of the manifest a name of its own.',
  }),
  'path-missing': ({ path, segment, siblings }) => ({
    message: `"${path}" leads nowhere: there is no ${segment}.`,
    hint: `${segment.includes('/') ? `Keys are parted by dots: ${path.replaceAll('/', '.')}. ` : siblings.includes('[0]') ? '' : suggestion(segment, siblings)}There are: ${list(siblings)}.`,
  }),
  'path-empty': ({ path }) => ({
    message: `"${path}" has no value, so there is nothing to show.`,
    hint: 'Give it a value in the manifest, or choose another path.',
  }),
  'path-ambiguous': ({ path, segment, found, siblings }) => ({
    message: `"${path}" is ambiguous: ${found} items are ${segment}.`,
    hint: `Choose by another field, or by number such as [0]. There are: ${list(siblings)}.`,
  }),
  'path-wrong-type': ({ path, segment, is, needed }) => ({
    message: `"${path}" leads nowhere: ${segment} is looked for in what is ${is}.`,
    hint: `${segment} needs ${needed}. Correct the path up to there.`,
  }),
  'step-outside': ({ id, lines, shown }) => ({
    message: `The step "${id}" is about lines ${lines.from} to ${lines.to}, but only lines ${shown.from} to ${shown.to} are shown.`,
    hint: 'Change the path of the step, or `doc` and `within` of the walkthrough.',
  }),
  'duplicate-step': ({ id }) => ({
    message: `The step "${id}" stands here twice.`,
    hint: 'Give each step an id of its own.',
  }),
  'unknown-reason': ({ why, known }) => ({
    message: `"${why}" is not a reason.`,
    hint: `${suggestion(why, known)}The reasons are: ${list(known)}. Others go into \`reasons\` of workshop.yaml.`,
  }),
  'unknown-version': ({ version, usual, known }) => ({
    message:
      version === usual
        ? `${version} is the first of the versions of workshop.yaml, which the text of the output itself is of.`
        : `${version} is not one of the versions of workshop.yaml.`,
    hint:
      usual === undefined
        ? `List the versions there, the usual one first: versions: ['1.36', '${version}']`
        : `Versions besides ${usual}: ${known.length === 0 ? 'none' : list(known)}. They stand in quotes: 1.30 is the number 1.3.`,
  }),
  'differs-nothing': () => ({
    message: 'It is not said what differs.',
    hint: 'Add `column`: the header of a column, or `match`: a regular expression.',
  }),
  'differs-column': ({ column, known }) => ({
    message: `The output has no column "${column}".`,
    hint: `${suggestion(column, known)}The columns are: ${list(known)}.`,
  }),
  'differs-match': ({ column, match }) => ({
    message:
      match === undefined
        ? `The column "${column ?? ''}" has no cell that could differ.`
        : `"${match}" matches nothing in ${column === undefined ? 'the output' : `the column "${column}"`}.`,
    hint: 'Correct it, or take the entry out: a page must not announce what it does not show.',
  }),
  'differs-pattern': ({ match, reason }) => ({
    message: `"${match}" is not a regular expression: ${reason}.`,
    hint: 'Write a JavaScript regular expression, without slashes around it.',
  }),
  'check-empty': () => ({
    message: 'This check asks for nothing.',
    hint: 'Add `expect` for objects, or `lines` for lines of output.',
  }),
  'column-printed': ({ column, known }) => ({
    message: `The output of this check has no column ${column}.`,
    hint: `${suggestion(column, known)}The columns are: ${list(known)}.`,
  }),
  'kind-printed': ({ kind, printed, kinds, columns }) =>
    columns === undefined
      ? {
          message: `The output of this check has no object of a kind "${kind}".`,
          hint: `${suggestion(kind, [...printed, ...kinds])}The kinds in it are: ${list(printed)}.`,
        }
      : {
          message: `Nothing in this output tells that its rows are of the kind "${kind}", which Readyroom does not know by its columns.`,
          hint: `${suggestion(kind, kinds)}Name headers in its place: table: [${columns.join(', ')}], with \`where\` and \`columns\`.`,
        },
  'namespace-requested': ({ namespace, requested }) => ({
    message: `This expectation looks in namespace ${namespace}, and the command of the check asks for ${list(requested)}.`,
    hint: 'Write the same in both, or take `namespace` out: then that of the command counts.',
  }),
  expectation: ({ wrong, todo }) => ({
    message: wrong,
    hint: todo,
  }),
  condition: ({ text }) => ({
    message: `"${text}" is not a condition.`,
    hint: `Write one of: '= value', '!= value', '>= 1', '<= 1', '> 1', '< 1', 'one of a, b', 'matches calico-*', 'includes app=web', '= column DESIRED'.`,
  }),
  count: ({ text }) => ({
    message: `"${text}" is not a count.`,
    hint: `Write a number, or a comparison in quotes such as '>= 3'.`,
  }),
  'output-not-met': ({ check, got, findings }) => ({
    message: `The check "${check}" does not accept its own output: the verdict is ${got}${withFindings(findings)}`,
    hint: 'Correct the output or the expectations. A learner with this very output would be told that it is not right.',
  }),
  'sample-verdict': ({ check, expected, got, findings }) => ({
    message: `This sample must get ${expected} from the check "${check}", but it gets ${got}${withFindings(findings)}`,
    hint:
      got === 'met'
        ? 'The check would pass wrong work. Make the expectations stricter, or correct the sample.'
        : expected === 'met'
          ? 'Correct the sample or the expectations.'
          : `Correct the sample or the expectations; or write \`verdict: ${got}\`, if that is what a learner should read.`,
  }),
  'sample-form': () => ({
    message: 'A sample needs a `text` or a `change`, one of the two.',
    hint: "Write the whole output as `text`, or what is different from the check's output as `change`.",
  }),
  'change-nothing': () => ({
    message: 'There is nothing to change: the check has no output.',
    hint: 'Give the check an `output`, or write the whole sample as `text`.',
  }),
  'change-row': ({ object, known }) => ({
    message: `The output has no row "${object}".`,
    hint: `${suggestion(object, known)}The rows are: ${list(known)}.`,
  }),
  'change-column': ({ object, column, known }) => ({
    message: `The row "${object}" has no column "${column}".`,
    hint: `${suggestion(column, known)}The columns are: ${list(known)}.`,
  }),

  // Questions
  'question-answers': ({ id, count }) => ({
    message: `The question "${id}" has ${count === 0 ? 'no answer' : 'one answer only'}, so there is nothing to choose.`,
    hint: 'Give it two or more: answers: { ID: true, OTHER: false }.',
  }),
  'question-unanswerable': ({ id }) => ({
    message: `No answer of the question "${id}" is right.`,
    hint: 'Write true for each answer that is right.',
  }),
  'question-silent': ({ id }) => ({
    message: `The question "${id}" asks nothing.`,
    hint: 'Write what is asked between <Question …> and its first <Answer>.',
  }),
  'answer-missing': ({ id, question }) => ({
    message: `The answer "${id}" of the question "${question}" is not written.`,
    hint: `Write <Answer id="${id}">…</Answer> here, or take it out of lesson.yaml.`,
  }),
  'unknown-answer': ({ id, question, known }) => ({
    message: `The question "${question}" of lesson.yaml has no answer "${id}".`,
    hint: `${suggestion(id, known)}The answers there are: ${list(known)}.`,
  }),
  'answer-twice': ({ id }) => ({
    message: `The answer "${id}" stands here for the second time.`,
    hint: 'Take one of the two out.',
  }),
  'answer-words': ({ id }) => ({
    message: `The answer "${id}" does not begin with its words.`,
    hint: 'Between <Answer …> and </Answer>, each on a line of its own, write two paragraphs with an empty line before and after: the words that the learner chooses, and why they are right or wrong.',
  }),
  'answer-why': ({ id }) => ({
    message: `The answer "${id}" is not explained.`,
    hint: 'After its words and an empty line, say why it is right or wrong.',
  }),
  'prediction-late': ({ question, output }) => ({
    message: `The output "${output}" stands before the question "${question}", in which it is predicted.`,
    hint: 'Move the question in front of it.',
  }),
  'prediction-twice': ({ output, first }) => ({
    message: `The output "${output}" is predicted by the question "${first}" already.`,
    hint: 'Take `predict` out of one of the two.',
  }),

  // Diagrams
  'svg-syntax': ({ wrong }) => ({
    message: `This is not SVG as a diagram is written: here is ${wrong}.`,
    hint: 'Write one <svg>, every tag closed, values in double quotes, nothing before it. Write &amp; for &, &lt; for <.',
  }),
  'svg-element': ({ name, known }) => ({
    message: `<${name}> cannot stand in a diagram${name === 'svg' ? ' but as the outermost element' : ''}.`,
    hint: `${suggestion(name, known)}A diagram is made of: ${list(known)}.`,
  }),
  'svg-root': ({ name }) => ({
    message: `A diagram begins with <${name}>.`,
    hint: 'Put everything into <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">.',
  }),
  'svg-attribute': ({ element, name, known }) => ({
    message: `${name} cannot stand on <${element}>.`,
    hint: `${suggestion(name, known)}Colours, lines and letters come from class. It can have: ${list(known)}.`,
  }),
  'svg-class': ({ name, known }) => ({
    message: `"${name}" is not a class of diagrams.`,
    hint: `${suggestion(name, known)}The classes are: ${list(known)}.`,
  }),
  'svg-size': ({ value, most }) => ({
    message:
      value === undefined ? 'The diagram has no viewBox.' : `viewBox="${value}" does not fit.`,
    hint: `Write viewBox="0 0 WIDTH HEIGHT" in whole numbers, at most ${most} wide: 16 are as wide as 1rem.`,
  }),
  'svg-reference': ({ value, known }) => ({
    message: `"${value}" leads to no marker of this diagram.`,
    hint: `Write url(#id) with the id of a <marker>. The ids there are: ${list(known)}.`,
  }),
  'svg-words': ({ text }) => ({
    message: `The diagram says "${text}" itself, so it would say it in every language.`,
    hint: 'Write <text data-label="some-id" data-max="120" /> and put the words into <Label id="some-id"> of every language. Names and addresses may stand in <text class="code">.',
  }),
  'svg-label': ({ wrong }) => ({
    message: `This text ${wrong}.`,
    hint: 'Write <text data-label="some-id" data-max="120" />: an id, and how wide the words may be, in units of the viewBox.',
  }),
  'label-missing': ({ id, diagram }) => ({
    message: `The label "${id}" of the diagram "${diagram}" has no words.`,
    hint: `Write <Label id="${id}">…</Label> between <Diagram id="${diagram}"> and </Diagram>.`,
  }),
  'unknown-label': ({ id, diagram, known }) => ({
    message: `The diagram "${diagram}" has no label "${id}".`,
    hint: `${suggestion(id, known)}The labels there are: ${list(known)}.`,
  }),
  'label-twice': ({ id }) => ({
    message: `The label "${id}" stands here for the second time.`,
    hint: 'Take one of the two out.',
  }),
  'label-words': ({ id }) => ({
    message: `The label "${id}" holds something else than words.`,
    hint: 'Write plain words: no bold, no code, no link. A picture cannot show them.',
  }),
  'label-wide': ({ id, wide, room }) => ({
    message: `The label "${id}" is about ${wide} wide, and there is room for ${room}.`,
    hint: 'Say it shorter, or make room in the diagram and raise data-max.',
  }),
  'diagram-silent': ({ id }) => ({
    message: `The diagram "${id}" is not described, so whoever cannot see it learns nothing.`,
    hint: 'After the labels, say in a few sentences what it shows. They stand below the diagram.',
  }),

  // Prose
  'front-matter-missing': ({ is }) =>
    ({
      none: {
        message: 'This lesson has no front matter.',
        hint: 'Begin the file with a line "---", then `title: …` and `description: …`, then another "---".',
      },
      open: {
        message: 'The front matter that begins here is never closed.',
        hint: 'Write a line "---" below its last key.',
      },
      late: {
        message: 'The front matter does not begin with three dashes in the first line.',
        hint: 'Make "---" the first line of the file, with nothing before it.',
      },
    })[is],
  'fence-open': () => ({
    message: 'The block of code that begins here is never closed, so all that follows is in it.',
    hint: 'End it with a line of as many backticks, or tildes, as it begins with.',
  }),
  'mdx-syntax': ({ reason, written }) => mdxWords(reason, written),
  'heading-id-form': ({ id }) => ({
    message: `{#${id}} is not the way to give a heading an id here.`,
    hint: `Write {/* #${id} */}.`,
  }),
  'heading-id-missing': ({ text, depth }) => ({
    message: `The heading "${text}" has no id.`,
    hint: `End it with an id that is the same in every language: ${'#'.repeat(depth)} ${text} {/* #some-id */}`,
  }),
  'heading-one': ({ text }) => ({
    message: `"${text}" is a heading of the first level, but that is the title of the page.`,
    hint: 'Begin with ##. The title stands in the front matter.',
  }),
  'reserved-id': ({ id }) => ({
    message: `"${id}" cannot be the id of a heading: a part of every lesson is already called so.`,
    hint: 'Choose another id, the same in every language.',
  }),
  'import-export': ({ word }) => ({
    message: `A lesson cannot ${word === 'export' ? 'export' : 'import'} anything.`,
    hint: 'Take the line out: the components are there without import. A sentence must begin with another word.',
  }),
  expression: ({ text }) => {
    const [, name] = /^\{\s*([a-z][\w-]*)\s*\}$/i.exec(text) ?? [];
    return name === undefined
      ? {
          message: `{${text}} is an expression. A lesson is prose, without code that runs.`,
          hint: 'Write the text itself, {{name}} for a constant, or \\{ for a plain brace.',
        }
      : {
          message: `{${text}} has blanks in its braces, and a constant has none.`,
          hint: `Write {{${name}}} for the constant, or \\{ for a plain brace.`,
        };
  },
  'unknown-component': ({ name, known }) => ({
    message: `There is no component <${name}>.`,
    hint:
      markdownFor[name] ??
      `${suggestion(name, known)}Write \\< for a plain "<", or put code into \`…\`. The components are: ${list(known.filter((each) => each[0] !== each[0]?.toLowerCase()))}.`,
  }),
  'component-inline': ({ name }) => ({
    message: `<${name}> stands in the middle of a paragraph.`,
    hint: 'Give it a line of its own, with an empty line before and after.',
  }),
  'component-misplaced': ({ name, inside }) => ({
    message: `<${name}> does not stand directly in <${inside}>.`,
    hint: `Put it between <${inside} …> and </${inside}>.`,
  }),
  'component-children': ({ name }) => ({
    message: `<${name}> holds prose, and shows none.`,
    hint: `Write <${name} … /> alone, or declare "children: true" in components.yaml and put <slot /> into its file.`,
  }),
  'type-and-values': ({ name }) => ({
    message: `${name} has a type and values.`,
    hint: 'Take the type out: the values say all that it can be.',
  }),
  'component-file': ({ name, file, known }) => ({
    message: `There is no file ${file} for <${name}>.`,
    hint: `${suggestion(file, known)}Write it, or name another one with "file". In components/ there are: ${list(known)}.`,
  }),
  'component-undeclared': ({ name, declared }) => ({
    message: 'No lesson can use this component: it is not declared.',
    hint: `Declare <${name}> in ${declared}, or move the file into a folder below, where parts of other components stand.`,
  }),
  'component-words': ({ name, locales }) => ({
    message: `${name} has no words in ${locales.join(' and ')}.`,
    hint: 'Write them: lessons in that language show those of another one.',
  }),
  'component-example': ({ name, reason }) => {
    const { message, hint } = mdxWords(reason, '');
    return { message: `The example of <${name}> is no prose of a lesson: ${message}`, hint };
  },
  'component-content': ({ name, only }) => ({
    message: `<${name}> holds something else than <${only}>.`,
    hint: `Move it into a <${only}>, or out of <${name}>.`,
  }),
  'image-broken': ({ isEmpty }) => ({
    message: `This picture is ${isEmpty ? 'empty' : 'none of the kind that its name says'}.`,
    hint: 'Save the picture again, as PNG, JPEG, WebP, GIF, AVIF or SVG, with the ending that goes with it.',
  }),
  'address-blank': ({ address }) => ({
    message: `The address "${address}" has a blank in it, so all of it would be printed as it stands.`,
    hint: `Write ${address.trim().replaceAll(' ', '%20')}, or give the file a name without blanks.`,
  }),
  'image-missing': ({ url, instead }) => ({
    message: `There is no picture ${url} beside this file.`,
    hint:
      instead === undefined
        ? 'Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).'
        : `Did you mean ${instead}? Capitals count.`,
  }),
  'image-elsewhere': ({ url }) => ({
    message:
      url.startsWith('/') && !url.startsWith('//')
        ? `The picture ${url} begins at the root of the host, where the site need not be.`
        : `The picture ${url} is not a file of this site, and a page loads nothing from others.`,
    hint: 'Put it into the folder of the lesson, and write its path from there: ![what it shows](./images/name.png).',
  }),
  'step-empty': ({ id }) => ({
    message: `The step "${id}" says nothing.`,
    hint: 'Write it, or in a translation take it out: then the words of the source are shown.',
  }),
  'criterion-empty': () => ({
    message: 'This <Criterion> says nothing.',
    hint: 'Say in one sentence what must be true of the output, or take it out: then the page says what the check asks for.',
  }),
  'criterion-words': () => ({
    message: 'This <Criterion> holds more than a sentence.',
    hint: 'Keep one paragraph of words, links and `code`. Write one <Criterion> for each thing that must be true, and move the rest into the prose.',
  }),
  'hint-empty': () => ({
    message: 'This <Hint> says nothing.',
    hint: 'Say what the learner may look at, or try, and why. A command alone is no hint.',
  }),
  'hints-many': ({ check }) => ({
    message: `The check "${check}" has more than three hints.`,
    hint: 'Keep three at most: where to look, what to try, and the command with its reason.',
  }),
  'hint-for': ({ code, verdicts, codes }) => ({
    message: `This hint would never be offered: "${code}" is neither a finding nor a verdict that is not met.`,
    hint: `${suggestion(code, [...verdicts, ...codes])}The verdicts are: ${list(verdicts)}. The codes of findings are in the report of readyroom check --format json.`,
  }),
  'hints-differ': ({ check, here, there, source }) => ({
    message: `The hints of the check "${check}" are ${hintsText(here)}; in ${source} they are ${hintsText(there)}.`,
    hint: 'Give every language the same hints in the same order, each for the same.',
  }),
  'missing-attribute': ({ element, name }) => ({
    message: `<${element}> has no ${name}.`,
    hint: `Add ${name}="…".`,
  }),
  'unknown-attribute': ({ element, name, known }) => ({
    message: `<${element}> has no attribute "${name}".`,
    hint:
      known.length === 0
        ? 'It has none at all: take it out.'
        : `${suggestion(name, known)}It can have: ${list(known)}.`,
  }),
  'attribute-expression': ({ element, name }) => ({
    message: `${name} of <${element}> is an expression. A lesson is prose, without code that runs.`,
    hint: name === '{…}' ? 'Write each attribute by its name.' : `Write ${name}="…".`,
  }),
  'attribute-flag': ({ element, name }) => ({
    message: `${name} of <${element}> has a value.`,
    hint: `Write only ${name}.`,
  }),
  'attribute-empty': ({ element, name }) => ({
    message: `${name} of <${element}> is empty.`,
    hint: `Write ${name}="…".`,
  }),
  'attribute-number': ({ element, name, value }) => ({
    message: `${name} of <${element}> is "${value}", which is no number.`,
    hint: `Write ${name}="3", with digits alone and a point before decimals.`,
  }),
  'attribute-value': ({ element, name, value, known }) => ({
    message: `${name} of <${element}> cannot be "${value}".`,
    hint: `${suggestion(value, known)}It can be: ${list(known)}.`,
  }),
  'unknown-step': ({ id, walkthrough, known }) => ({
    message: `There is no step "${id}" in the walkthrough "${walkthrough}" of lesson.yaml.`,
    hint: `${suggestion(id, known)}The steps there are: ${list(known)}.`,
  }),
  'duplicate-id': ({ kind, id, unit, firstLine }) => ({
    message: `The ${kind} "${id}" stands here for the second time; the first is in line ${firstLine}.`,
    hint: duplicateHint(kind, id, unit),
  }),
  'colliding-id': ({ kind, id, unit, firstLine }) => ({
    message: `The ${kind} "${id}" would have the address #${unit}, which line ${firstLine} has already.`,
    hint: 'Give one of the two another id.',
  }),
  'again-without-first': ({ kind, id }) => ({
    message: `The ${kind} "${id}" is marked \`again\`, but it does not stand before.`,
    hint: 'Take `again` out here, or put the first one before.',
  }),
  'step-order': ({ id, after, order }) => ({
    message: `The step "${id}" stands after "${after}", but before it in lesson.yaml.`,
    hint: `Keep the order of lesson.yaml: ${list(order)}.`,
  }),
  'step-missing': ({ id, walkthrough }) => ({
    message: `The step "${id}" of the walkthrough "${walkthrough}" is not written.`,
    hint: `Write <Step id="${id}">…</Step> here, or take it out of lesson.yaml.`,
  }),
  'not-in-source': ({ kind, id, source, known }) => ({
    message: `The ${kind} "${id}" is not in the source, ${source}.`,
    hint: `${suggestion(id, known)}Add ${tag(kind, id)} to the source, or take it out here.`,
  }),
  'out-of-order': ({ kind, id, source, after }) => ({
    message: `The ${kind} "${id}" stands at another place than in the source, ${source}.`,
    hint:
      after === undefined
        ? 'Move it to the beginning, where the source has it.'
        : `Move it to where the source has it: after ${tag(after.kind, after.id)}.`,
  }),
};
