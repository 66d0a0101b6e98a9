import { environment } from '#model/validate/commands.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** What is known of the shell variables of a workshop while its pages are imported, one after the other. */
export interface WorkshopVariables {
  /** Variables that some command of the workshop sets, with the lessons that do; '' for what is there already. */
  assigned: ReadonlyMap<string, ReadonlySet<string>>;
  /** Variables that workshop.yaml has already, for learners or preset. */
  declared: ReadonlySet<string>;
  /** By the name of a variable that was made for a placeholder, the lesson that it was made for. */
  made: Map<string, string>;
  /** What was made for words in other letters: by the name of the variable, those words. */
  wordsOf: Map<string, string>;
  /** Variables that nothing sets and that were noted. */
  noted: Set<string>;
}

/** What learners have to choose: by the name of the shell variable, the word for it in the source and the line. */
export type NewVariables = Map<string, { word: string; line: number }>;

export const noVariables = (): WorkshopVariables => ({
  assigned: new Map(),
  declared: new Set(),
  made: new Map(),
  wordsOf: new Map(),
  noted: new Set(),
});

/** Words so general that in another lesson they mean another thing. */
const general = new Set(
  (
    'NAME ID VALUE FILE PATH IP PORT URL USER USERNAME PASSWORD KEY TOKEN STRING NUMBER VERSION HOST HOSTNAME ADDRESS ' +
    'TAG IMAGE DIRECTORY DIR FILENAME TEXT DATE TYPE SECRET POD NODE SERVICE CONTAINER'
  ).split(' '),
);

/** Names the variable of a placeholder, `NODE_NAME`; `words`: what it was in the page, where those have other letters than the name. */
export type NameVariable = (placeholder: string, words?: string) => string;

/**
 * Names the variable of a placeholder of a lesson: `<node-name>` is NODE_NAME. A variable that a command or every shell sets is
 * another thing, and so is a general name that another lesson has taken.
 */
export function variableNames(
  lesson: string,
  { assigned, made, wordsOf }: WorkshopVariables,
): NameVariable {
  return (placeholder, words) => {
    const word = shouted(placeholder);
    const own = assigned.has(word) || environment.has(word) ? `YOUR_${word}` : word;
    const owner = made.get(own);
    const isTaken = general.has(own) && owner !== undefined && owner !== lesson;
    const usual = isTaken ? `${shouted(lesson)}_${own}` : own;
    // Other words may have come to the same name.
    let name = usual;
    for (let count = 2; made.has(name) && wordsOf.get(name) !== words; count += 1)
      name = `${usual}_${count}`;
    if (!made.has(name)) made.set(name, lesson);
    if (words !== undefined) wordsOf.set(name, words);
    return name;
  };
}

const shouted = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^_(?=[A-Z])/, '')
    .replace(/^(?=\d)/, '_');

const asking =
  /(?<!-)\b(?:replace|set|your|change|fill|specify|provide|choose|enter|substitu\w+|troque|defina|seu|sua|escolha|informe)\b|替换|替換|设置|您的|你的|填写|填入|改为|换成/i;

/** What an earlier page has done: "`$NS` is set". */
const isSet =
  /\b(?:is|are|was|were|been|already)\s+(?:\w+\s+)?(?:set|defined|exported|stored|saved|definid[oa]s?)\b|已经?(?:设置|定义|设为)/i;

/** The words of sentences of the page that ask the learner for the value of a variable: its name is one of them. Those in code have their ticks, too. */
export const askedWords = (root: LessonNode): ReadonlySet<string> =>
  new Set(
    sentencesOf(root, codeInTicks)
      .filter((sentence) => asking.test(sentence) && !isSet.test(sentence))
      // A path below a variable is what the learner has, not the variable: "your `$HARBOUR/boats.yaml` file".
      .map((sentence) => sentence.replaceAll(/\$\{?\w+\}?\/\S*/g, ''))
      .flatMap((sentence) => [
        ...(sentence.match(/\w+/g) ?? []),
        ...(sentence.match(/`\w+`/g) ?? []),
      ]),
  );

const replacing = /\b(?:replac(?:e|ing)|substitu\w+|troque|troc\w+)\b|替换|替換|换成|改为/i;
const inCapitals = /(?<![\w$-])[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*(?![\w-])/g;

const inBrackets = /(?<![\w$={])(?:\{[a-zA-Z][\w-]{1,40}\}(?!\})|\[[a-z][\w-]{1,40}\](?![([:]))/g;

/** The words in capitals, and those in brackets, of sentences of the page which tell to replace something. */
export const replacedWords = (root: LessonNode): ReadonlySet<string> =>
  new Set(
    sentencesOf(root)
      .filter((sentence) => replacing.test(sentence.replaceAll(inCapitals, '')))
      .flatMap((sentence) => [
        ...(sentence.match(inCapitals) ?? []),
        ...(sentence.match(inBrackets) ?? []),
      ]),
  );

/** `replace \`my-project\` with the id of your project`: what stands in the place of something that is the learner's own. */
const byOwn =
  /(?:\b(?:replac(?:e|ing)|chang(?:e|ing)|substitu\w+|troque|troc\w+)\s+(?:the\s+|[oa]\s+)?|[将把])`([^`\s]{3,40})`\s*(?:with|by|for|to|por|pel[oa]|替换|换成|改)\s*([^`,，]*)/i;
const isOwn = /\b(?:your|seu|sua)\b|[你您]|自己/i;

/** The values in code of sentences of the page which tell to replace them by something of the learner's own. */
export const replacedValues = (root: LessonNode): readonly string[] =>
  sentencesOf(root, markedInTicks).flatMap((sentence) => {
    const [, value, by = ''] = byOwn.exec(sentence) ?? [];
    return value !== undefined && isOwn.test(by) && !/[<>$]/.test(value) ? [value] : [];
  });

const codeInTicks = ({ type, value = '' }: LessonNode): string =>
  type === 'inlineCode' ? `\`${value}\`` : '';

/** The same, and what is set in bold: an address or a name to replace may be. */
const markedInTicks = (node: LessonNode): string => {
  const text = node.type === 'strong' ? plainText(node) : '';
  return /^[\w.-]+$/.test(text) && /[\d._-]/.test(text) ? `\`${text}\`` : codeInTicks(node);
};

/** The sentences of a page. `shown`: how some of the nodes of a paragraph are written, if not by their words. */
const sentencesOf = (root: LessonNode, shown: (node: LessonNode) => string = () => ''): string[] =>
  [...walk(root)].flatMap(({ node }) =>
    node.type === 'paragraph' || node.type === 'tableCell'
      ? (node.children ?? [])
          .map((child) => shown(child) || plainText(child))
          .join('')
          .split(/[.!?。！？](?:\s|$)|[;；]\s|\n/)
      : [],
  );

/** Whether learners can be asked for a variable of this name. */
export const isVariableName = (name: string): boolean => /^[A-Z_][A-Z0-9_]*$/.test(name);
