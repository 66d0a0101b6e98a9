import { Document, isMap, visit } from 'yaml';
import type { Provenance } from '#model/schema/provenance.ts';

const head = ` What runs of the lessons have proved, and how: written by "readyroom run --prove". The site claims no more than stands here and
 still fits the lessons. Of what was read in the source of a program, "proof: read-in-source" may be written by hand.`;

/** The text of provenance.yaml: an entry a line, so that a diff shows what changed. */
export function provenanceText(provenance: Provenance): string {
  const document = new Document(provenance);
  document.commentBefore = head;
  visit(document, {
    Map: (_, map, path) => {
      const depth = path.filter((each) => isMap(each)).length;
      if (depth === 4 || (depth === 3 && map.items.every(({ value }) => !isMap(value))))
        map.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}
