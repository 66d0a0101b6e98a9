import { firstLineOf } from '#importer/text/code-shape.ts';
import { lineOf } from '#importer/note.ts';
import { programWord } from '#importer/text/command-shape.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { attributeText, walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';

/** What a piece of code of a page was taken for. */
export interface ShownCode {
  /** A command has a button to copy it; an output was printed; other code is just shown. */
  is: 'command' | 'output' | 'code';
  /** Its first line that says something; of a long one, how it begins. */
  text: string;
  /** The program of the command, or of the one above the output; of other code, what its fence says. */
  of: string;
  /** In the page that was imported. */
  line: number;
}

/** As much of a line as is read at a glance, in characters. */
const GLANCE = 160;

const atAGlance = (code: string): string => firstLineOf(code).slice(0, GLANCE);

/** All code of a lesson in the order in which it shows it, but for manifests. `root`: its tree, with the places of the page. */
export function shownCode(
  root: LessonNode,
  { commands = {}, outputs = {} }: Pick<LessonYaml, 'commands' | 'outputs'>,
): ShownCode[] {
  let program = '';
  return [...walk(root)].flatMap(({ node }): ShownCode[] => {
    const line = lineOf(node);
    if (node.type === 'code')
      return [{ is: 'code', text: atAGlance(node.value ?? ''), of: node.lang ?? '', line }];
    const id = attributeText(node, 'id') ?? '';
    if (node.name === 'Command')
      return (commands[id]?.run ?? []).map((run) => {
        program = atAGlance(programWord(run));
        return { is: 'command', text: atAGlance(run), of: program, line };
      });
    if (node.name !== 'Output') return [];
    return [{ is: 'output', text: atAGlance(outputs[id]?.text ?? ''), of: program, line }];
  });
}
