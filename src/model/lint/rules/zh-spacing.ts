import { passagesIn } from '#model/lint/passages.ts';
import type { Leaf, Passage } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Found, Rule } from '#model/lint/rule.ts';

const han = /\p{Script=Han}/u;
const latin = /[A-Z0-9\u00C0-\u024F]/i;

export const zhSpacing: Rule = {
  severity: 'advice',
  about:
    'No space between a Chinese character and a Latin letter, a digit or code. One space is the usage of the Chinese documentation of Kubernetes.',
  wrong: { lang: 'mdx', text: '运行3个Pod。' },
  right: { lang: 'mdx', text: '运行 3 个 Pod。' },
  *find(workshop) {
    for (const locale of workshop.data.locales) {
      if (!locale.startsWith('zh')) continue;
      for (const passage of passagesIn(workshop, locale)) {
        for (const run of passage.runs) {
          for (const at of gaps(run)) yield found(passage, at);
        }
      }
    }
  },
};

function found({ file, text, isExact }: Passage, at: number): Found {
  const around = text
    .slice(Math.max(0, at - 4), at + 4)
    .replaceAll('\n', ' ')
    .trim();
  return {
    place: placeAt(file, text, at),
    message: `There is no space between Chinese and Latin: ${around}`,
    hint: 'Put one space between them.',
    ...(isExact && { fix: { start: at, end: at, text: ' ' } }),
  };
}

/** Where a space is missing: within the pieces, and between them on the outer side of the markup. */
function gaps(run: readonly Leaf[]): number[] {
  const offsets: number[] = [];
  let before: Leaf | undefined;
  for (const leaf of run) {
    if (before !== undefined && isGap(lastOf(before), firstOf(leaf))) {
      const end = before.start + before.written.length;
      offsets.push(before.depth <= leaf.depth ? end : leaf.start);
    }
    if (!leaf.isCode) {
      const { written } = leaf;
      for (let at = 1; at < written.length; at += 1) {
        if (isGap(written[at - 1], written[at])) offsets.push(leaf.start + at);
      }
    }
    if (leaf.written !== '') before = leaf;
  }
  return offsets;
}

const lastOf = ({ written, isCode }: Leaf): string | undefined => (isCode ? 'x' : written.at(-1));
const firstOf = ({ written, isCode }: Leaf): string | undefined => (isCode ? 'x' : written[0]);

const isGap = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  ((han.test(a) && latin.test(b)) || (latin.test(a) && han.test(b)));
