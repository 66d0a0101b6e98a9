/** How Chinese is written: spaces, punctuation, one form of address. */
import { placeAt } from '#model/diagnostics/place.ts';
import { passagesIn } from '#model/lint/passages.ts';
import type { Leaf, Passage } from '#model/lint/passages.ts';
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
          for (const at of gaps(run)) yield foundGap(passage, at);
        }
      }
    }
  },
};

function foundGap({ file, text, isExact }: Passage, at: number): Found {
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

const full: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
};
const fullWidth = /[，。；：！？、）】》]/;

export const zhPunctuation: Rule = {
  severity: 'advice',
  about:
    'Half-width punctuation after a Chinese character, brackets around Chinese, or a space after full-width punctuation, which has its space built in.',
  wrong: { lang: 'mdx', text: '先检查节点, 再安装(不要跳过).' },
  right: { lang: 'mdx', text: '先检查节点，再安装（不要跳过）。' },
  *find(workshop) {
    for (const locale of workshop.data.locales) {
      if (!locale.startsWith('zh')) continue;
      for (const { file, text, isExact, runs } of passagesIn(workshop, locale)) {
        for (const { written, start, isCode } of runs.flat()) {
          for (const change of isCode ? [] : changes(written)) {
            const was = written.slice(change.at, change.end);
            const fix = { start: start + change.at, end: start + change.end, text: change.text };
            yield {
              place: placeAt(file, text, fix.start),
              message:
                change.text === ''
                  ? 'There is a space after full-width punctuation.'
                  : `"${was}" is half-width punctuation in Chinese.`,
              hint: change.text === '' ? 'Take it out.' : `Write ${change.text}`,
              ...(isExact && { fix }),
            };
          }
        }
      }
    }
  },
};

interface Change {
  at: number;
  end: number;
  text: string;
}

function changes(written: string): Change[] {
  const found: Change[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const c = written[at] ?? '';
    const [before, next] = [written[at - 1] ?? '', written[at + 1] ?? ''];
    if (c === ' ' && fullWidth.test(before) && /\S/.test(next)) {
      found.push({ at, end: at + 1, text: '' });
    } else if (c === '(') found.push(...brackets(written, at));
    else if (full[c] !== undefined && han.test(before) && !(c === '.' && /[.\w]/.test(next))) {
      const spaces = next === ' ' && han.test(written[at + 2] ?? '') ? 1 : 0;
      found.push({ at, end: at + 1 + spaces, text: full[c] });
    }
  }
  return found;
}

/** A pair of half-width brackets right after a Chinese character, or with Chinese in it. */
function brackets(written: string, at: number): Change[] {
  const end = written.indexOf(')', at);
  if (end === -1) return [];
  const inside = written.slice(at + 1, end);
  if (!han.test(written[at - 1] ?? '') && !han.test(inside)) return [];
  if (inside.includes('(')) return [];
  return [
    { at, end: at + 1, text: '（' },
    { at: end, end: end + 1, text: '）' },
  ];
}

export const zhAddress: Rule = {
  severity: 'advice',
  about:
    'Both 你 and 您 in one workshop. The learner is addressed in one way; the Chinese documentation of Kubernetes says 你.',
  wrong: { lang: 'mdx', text: '你创建集群。请检查您的节点。' },
  right: { lang: 'mdx', text: '你创建集群。请检查你的节点。' },
  *find(workshop) {
    for (const locale of workshop.data.locales) {
      if (!locale.startsWith('zh')) continue;
      const passages = passagesIn(workshop, locale);
      const [plain, polite] = [uses(passages, '你'), uses(passages, '您')];
      const [rare, usual] = plain.length < polite.length ? [plain, '您'] : [polite, '你'];
      for (const { passage, at } of rare) {
        yield {
          place: placeAt(passage.file, passage.text, at),
          message: `"${passage.text[at] ?? ''}" stands here; elsewhere the workshop says ${usual}.`,
          hint: `Write ${usual}.`,
          ...(passage.isExact && { fix: { start: at, end: at + 1, text: usual } }),
        };
      }
    }
  },
};

const uses = (passages: readonly Passage[], word: string) =>
  passages.flatMap((passage) =>
    passage.runs.flat().flatMap(({ written, start, isCode }) => {
      const found: { passage: Passage; at: number }[] = [];
      if (isCode) return found;
      for (let at = written.indexOf(word); at !== -1; at = written.indexOf(word, at + 1)) {
        found.push({ passage, at: start + at });
      }
      return found;
    }),
  );
