import { edited, editsForValues } from '#transforms/chosen-values.ts';
import type { Chosen } from '#transforms/chosen-values.ts';

/** An output of the page as it is written, in the parts that its marks make of it. */
interface Written {
  text: string;
  parts: readonly { node: Text; text: string; from: number }[];
}

const outputs = [...document.querySelectorAll('.output samp')].map(written);

function written(output: Element): Written {
  const parts: Written['parts'][number][] = [];
  const walker = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    parts.push({ node, text: node.data, from: text.length });
    text += node.data;
  }
  return { text, parts };
}

/** Shows the learner's values in the outputs of the page, in place of the examples. */
export function fillOutputs(chosen: readonly Chosen[]): void {
  for (const { text, parts } of outputs) {
    const edits = editsForValues(text, chosen);
    for (const part of parts) part.node.data = edited(part.text, edits, part.from);
  }
}
