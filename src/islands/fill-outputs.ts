import { edited, editsForValues } from '#transforms/chosen-values.ts';
import { chosenValues } from './chosen-values.ts';

/** An output of the page as it is written, in the pieces that its marks make of it. */
interface Written {
  text: string;
  pieces: readonly { node: Text; text: string; from: number }[];
}

const outputs = [...document.querySelectorAll('.output samp')].map(written);

function written(output: Element): Written {
  const pieces: Written['pieces'][number][] = [];
  const walker = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    pieces.push({ node, text: node.data, from: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Shows the learner's values in the outputs of the page, in place of the examples. */
export function fillOutputs(): void {
  const chosen = chosenValues();
  for (const { text, pieces } of outputs) {
    const edits = editsForValues(text, chosen);
    for (const piece of pieces) piece.node.data = edited(piece.text, edits, piece.from);
  }
}
