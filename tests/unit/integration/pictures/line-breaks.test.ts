import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, brokenLines, unbreakable } from '../../../../src/integration/pictures/line-breaks.ts';

/** As in a terminal: Chinese characters are two wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0);
const lines = (text: string, width: number, locale = 'en') =>
  brokenLines(text, locale, width, widthOf);

test.each([
  [
    'en',
    "kube-proxy isn't here: (see below)",
    ['kube-proxy ', "isn't ", 'here: ', '(see ', 'below)'],
  ],
  ['zh-CN', '安装“Calico”：标签（labels）', ['安装', '“Calico”：', '标签', '（labels）']],
  ['zh-CN', '在 Kubernetes 上', ['在 ', 'Kubernetes ', '上']],
])('what stays whole in %s: %s', (locale, text, parts) => {
  expect(unbreakable(text, locale)).toEqual(parts);
});

test('lines are few, and of about one length', () => {
  expect(lines('How containers get a network', 24)).toEqual(['How containers', 'get a network']);
  expect(lines('Taints', 24)).toEqual(['Taints']);
  expect(lines('没有网络的集群', 10, 'zh-CN')).toEqual(['没有网络', '的集群']);
});

test('what is too long for a line is broken anywhere, and what has no room ends in "…"', () => {
  expect(lines('abcdefgh ij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(cut('one two three', 'en', 9, widthOf)).toBe('one two…');
  expect(cut('one two', 'en', 9, widthOf)).toBe('one two');
});

test('no line ends with a mark that opens, a space behind it or not', () => {
  expect(unbreakable('污点“ 网络', 'zh-CN')).toEqual(['污点', '“ 网络']);
});

test('nothing is lost, no line is too wide, none begins or ends with a mark that may not', () => {
  const word = fc.constantFrom(
    '污点',
    '网络',
    'Pod',
    'kube-proxy',
    ' ',
    '，',
    '。',
    '（',
    '）',
    '“',
    '”',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      fc.integer({ min: 24, max: 60 }),
      (words, width) => {
        const text = words.join('').trim();
        const made = lines(text, width, 'zh-CN');
        expect(made.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        const whole = unbreakable(text, 'zh-CN').every((part) => widthOf(part.trimEnd()) <= width);
        for (const [at, line] of made.entries()) {
          expect(widthOf(line)).toBeLessThanOrEqual(width);
          if (whole && at > 0) expect(line).not.toMatch(/^[，。）”]/);
          if (whole && at < made.length - 1) expect(line).not.toMatch(/[（“]$/);
        }
      },
    ),
  );
});
