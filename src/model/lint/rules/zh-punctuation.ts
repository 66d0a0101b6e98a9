import { passagesIn } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Rule } from '#model/lint/rule.ts';

const full: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
};
const han = /\p{Script=Han}/u;
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
