import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import {
  criteriaWith,
  fillings,
  hostile,
  keysOf,
  longName,
  sentenceOf,
  wordsOf,
} from '../../../build/words-samples.ts';
import type { Filling } from '../../../build/words-samples.ts';

/** Every message and every criterion of a language, said with a filling. */
function said(locale: Locale, filling: Filling): readonly Said[] {
  const key = `${locale} ${JSON.stringify(filling)}`;
  const known = sentences.get(key);
  if (known) return known;
  const all: readonly Said[] = [
    ...keysOf(wordsOf(locale)).map((each) => [each, sentenceOf(locale, each, filling)] as const),
    ...criteriaWith(locale, filling).map((sentence) => ['criterion', sentence] as const),
  ];
  sentences.set(key, all);
  return all;
}

type Said = readonly [key: string, sentence: string];
const sentences = new Map<string, readonly Said[]>();

/** Those that match, so that a failure shows them all at once. */
const errors = (locale: Locale, fault: RegExp, but: (key: string) => boolean = () => false) =>
  fillings.flatMap((filling) =>
    said(locale, filling).filter(([key, sentence]) => !but(key) && fault.test(outside(sentence))),
  );

/** A sentence without what stands in quotation marks or brackets: names, values, what a program printed. */
const outside = (sentence: string): string =>
  sentence
    .replaceAll(/“[^“”]*”/g, '“”')
    .replaceAll(/\([^()]*\)/g, '()')
    .replaceAll(/（[^（）]*）/g, '（）');

/** Help texts and what is typed: options stand there on purpose. */
const isTyped = (key: string): boolean => /^cli\./.test(key);

describe.each(localeCodes)('the sentences in %s', (locale) => {
  test('have every place filled in', () => {
    for (const filling of fillings)
      for (const [key, sentence] of said(locale, filling))
        expect(sentence, key).not.toMatch(/\{\{|undefined|\[object/);
  });

  test('show a long name whole', () => {
    const filling = { number: 2, kind: 'Pod', name: longName };
    expect(longName).toHaveLength(253);
    const cut = said(locale, filling).filter(
      ([, sentence]) => sentence.includes('long-') && !sentence.includes(longName),
    );
    expect(cut).toEqual([]);
  });

  test('show hostile text as it stands, and fill in nothing of it', () => {
    for (const [key, sentence] of said(locale, { number: 2, kind: 'Pod', name: hostile })) {
      const rest = sentence.replaceAll(hostile, '');
      expect([key, rest]).toEqual([key, expect.not.stringMatching(/onerror|\{\{/)]);
    }
  });

  test('never show an operator or a pattern of a check as it is written', () => {
    const operator = /(?:^|[\s：，])(?:[<>]=?|!=|=)\s|\*/;
    expect(errors(locale, operator, isTyped)).toEqual([]);
  });

  test('show an option of a command only within a command', () => {
    const known = /-o yaml|-n kube-system/g;
    const stray = fillings.flatMap((filling) =>
      said(locale, filling).filter(
        ([key, sentence]) =>
          !isTyped(key) && /(?:^|\s)-{1,2}[a-z]/.test(outside(sentence).replaceAll(known, '')),
      ),
    );
    expect(stray).toEqual([]);
  });

  test('have no blank too many', () => {
    expect(errors(locale, /\S {2,}\S| [.,;:]| $/, isTyped)).toEqual([]);
  });
});

test('English has no plural beside 1', () => {
  const plural = /\b1 (?:of 1 )?(?:Pods|objects|rows|lines|containers|times|findings|minutes)\b/;
  expect(errors('en', plural)).toEqual([]);
});

describe('Portuguese', () => {
  test('has no plural beside 1', () => {
    const plural =
      /(?<![\d.])1 (?:de 1 )?(?:Pods|objetos|linhas|contêineres|vezes|motivos|lições|minutos|prontos|prontas)\b/;
    expect(errors('pt-BR', plural)).toEqual([]);
  });

  test('gives a kind no article and no preposition of one gender', () => {
    const bare =
      /(?:^|\s)(?:[oa]s?|d[oa]s?|n[oa]s?|pel[oa]s?|à|de|por|em|se|um|uma|nenhum|nenhuma) (?:NetworkPolicy|StorageClass|ConfigMap|Deployment)\b/i;
    // The ConfigMap that this one speaks of is no parameter.
    expect(errors('pt-BR', bare, (key) => key === 'pod-config')).toEqual([]);
  });

  test('has no English in what it composes', () => {
    const english =
      /(?<![\w-])(?:is|are|with|whose|begins|ends|contains|one of|at least|at most|and|or|namespace of)(?![\w-])/;
    const isPrinted = (key: string) => /^kubectl-|^command-failed|^docker-down/.test(key);
    expect(errors('pt-BR', english, (key) => isTyped(key) || isPrinted(key))).toEqual([]);
  });
});

describe('Chinese', () => {
  test('has one blank between Han and Latin letters or digits', () => {
    expect(errors('zh-CN', /\p{Script=Han}[A-Za-z\d$]|[A-Za-z\d]\p{Script=Han}/u)).toEqual([]);
  });

  test('has its own punctuation, without blanks beside it', () => {
    expect(errors('zh-CN', /\p{Script=Han}[,;:!?]|[,;!?]\s?\p{Script=Han}/u)).toEqual([]);
    expect(
      errors('zh-CN', /[，。：；！？（）“”、] (?!$)|(?<=\S) [，。：；！？（）、]/u, isTyped),
    ).toEqual([]);
  });

  test('speaks to nobody from below', () => {
    expect(errors('zh-CN', /您/)).toEqual([]);
  });

  test('has a list without a Latin comma', () => {
    expect(errors('zh-CN', /[a-z\d], ?[a-z]/i, isTyped)).toEqual([]);
  });

  test('has a measure word behind a number of things', () => {
    const bare = /(?:有|共|还有|另有) \d+ (?:Pod|行数)|\d (?:Pod|对象|容器)/;
    expect(errors('zh-CN', bare)).toEqual([]);
  });
});
