/** What is known of a page where it is read, and what its words and headings change of it. */
import { attributeText } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { announcementIn } from '#importer/text/announcement.ts';
import { becomesUser, entersContainer, entersMachine } from '#importer/text/opened-shells.ts';
import type { OpenShell } from '#importer/text/opened-shells.ts';
import { shellNamedIn } from '#importer/text/other-shells.ts';
import { draftOf } from './draft.ts';
import type { FailingPart } from './failing-parts.ts';
import { runsAnother } from './named-command.ts';
import { isWatching } from './table-of-other.ts';

/**
 * The words above what a part to unfold or a box holds, and above what is in a tab where they say that it is an output; nothing in any of
 * these stands directly below a command.
 */
export function summaryOf(node: LessonNode): string | undefined {
  if (node.name === 'Aside') return attributeText(node, 'title') ?? '';
  if (node.name === 'Details') {
    const summary = attributeText(node, 'summary');
    return unfolds.test(summary ?? '') ? '' : summary;
  }
  const label = node.name === 'Tab' ? attributeText(node, 'label') : undefined;
  return announcementIn(label ?? '') === 'output' ? label : undefined;
}

/** A word that says only that a part is unfolded. */
const unfolds =
  /^\s*(?:(?:click (?:here )?to )?(?:show|view|see|reveal|open|expand)(?: (?:me|more|it|answer|solution))?|answers?|solutions?|hints?|resposta|solução|respuesta|solución|réponse|lösung|答案|mostrar|ver|exibir|afficher|anzeigen|显示|展开|查看)[.!…]*\s*$/i;

/** What is known of a page where it is read. */
export interface Reading {
  command: LessonNode | undefined;
  paragraph: LessonNode | undefined;
  programs: ReadonlySet<string>;
  /** Whether the page writes commands as paragraphs, without a sign that they are code. */
  asWords: boolean;
  /** The first words of what the page typed so far. */
  typed: Set<string>;
  /** The first words of blocks that were kept as code, and may be typed. */
  doubted: Set<string>;
  failing?: FailingPart | undefined;
  /** The command that watches in another terminal, up to the next heading. */
  watching?: LessonNode | undefined;
  /** Whether the last block was that command, and not what it printed. */
  isRight?: boolean;
  /** Whether the list around is numbered. */
  inSteps?: boolean | undefined;
  /** Whether each item of it is a command among its words. */
  ofCommands?: boolean | undefined;
  /** The shell that the heading or the tab names. */
  shell?: string | undefined;
  /** The shells on other machines that are open above the last heading, where nothing is typed below it yet. */
  open?: readonly OpenShell[] | undefined;
}

/** The shells on other machines that are open below a command: nobody leaves these because another part begins. */
function openElsewhere(command: LessonNode | undefined): readonly OpenShell[] | undefined {
  const draft = command === undefined ? undefined : draftOf(command);
  return draft?.type === 'command'
    ? draft.open?.filter(
        ({ by, isSure }) =>
          isSure && !entersContainer(by) && (entersMachine(by) || becomesUser(by)),
      )
    : undefined;
}

/** Whether a paragraph is a term, which what stands below it is about, and does not say that this is an output. */
const beginsAnother = (node: LessonNode): boolean =>
  node.data?.['isTerm'] === true && announcementIn(plainText(node)) === undefined;

/** Whether a paragraph is nothing but syntax of the old tool: `{{% if boats %}}`. The words above that are about what is below. */
const isLeftover = ({ children = [] }: LessonNode): boolean =>
  children.every(({ type, value = '' }) =>
    type === 'inlineCode' ? /^\{[{%].*[%>}]\}$/s.test(value) : type === 'text' && !/\S/.test(value),
  );

/** What a page that was copied from a chat has above each block. */
const isLabel =
  /^\s*(?:Code|Código|Copy|Copiar(?: código)?|Copy code|Bash|Shell|Text|Plaintext|代码|复制)\s*$/i;

/** Takes in a paragraph: what stands below it may be about it. */
export function readParagraph(paragraph: LessonNode, reading: Reading): void {
  if (
    reading.paragraph === undefined ||
    !(isLeftover(paragraph) || isLabel.test(plainText(paragraph)))
  )
    reading.paragraph = paragraph;
  if (beginsAnother(paragraph) || runsAnother(paragraph, reading.command))
    reading.command = undefined;
}

/** Takes in code that is only shown: nothing below it is an output of what stands above. */
export function readShown(reading: Reading): void {
  reading.open = openElsewhere(reading.command) ?? reading.open;
  reading.command = undefined;
}

/** Takes in a heading: nothing below it is an output of what stands above. */
export function readHeading(heading: LessonNode, reading: Reading): void {
  readShown(reading);
  reading.watching = undefined;
  reading.paragraph = heading;
  reading.shell = shellNamedIn(plainText(heading));
}

/** Takes in a command, with the name of its program. */
export function readCommand(node: LessonNode, reading: Reading): void {
  const draft = draftOf(node);
  if (draft?.type !== 'command') return;
  reading.command = node;
  reading.open = undefined;
  const [program = ''] = (node.value ?? '').replace(/^sudo /, '').split(/\s/, 1);
  if (/^[a-z]/.test(program)) reading.typed.add(program);
  if (draft.run.some((each) => readsFunctions.test(each))) reading.typed.add('()');
  if (isWatching(draft.run.at(-1) ?? '')) reading.watching = node;
}

/** A script that gives its functions to the shell: `source harbour.sh`. */
const readsFunctions = /^(?:source|\.) \S+\.sh$/;
