import { describe, expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { wordsIn } from '#search/words.ts';

const terms = (text: string, lang: string) => Array.from(wordsIn(text, lang), ({ term }) => term);

describe('the words of a text', () => {
  test.each([
    ['a name is one word, and each of its parts', 'calico-node', ['calico-node', 'calico', 'node']],
    ['numbers of an address are no words of their own', '169.254.1.1', ['169.254.1.1']],
    ['a path, a taint', 'node.kubernetes.io/not-ready', expect.arrayContaining(['not', 'ready'])],
    ['an option is found without its dashes', '--server-side', ['server-side', 'server', 'side']],
    ['signs between words are none', 'READY   1/1, “kubectl”.', ['ready', '1/1', 'kubectl']],
    ['capitals make no difference', 'CrashLoopBackOff', ['crashloopbackoff']],
  ])('%s', (_, text, expected) => {
    expect(terms(text, 'en')).toEqual(expected);
  });

  test.each([
    ['en', 'policies', 'policy'],
    ['en', 'taints', 'taint'],
    ['en', 'DaemonSets', 'daemonset'],
    ['en', 'status', 'status'],
    ['en', 'addresses', 'address'],
    ['pt-BR', 'políticas', 'política'],
    ['pt-BR', 'instalações', 'instalação'],
    ['pt-BR', 'contêineres', 'contêiner'],
    ['pt-BR', 'locais', 'local'],
    ['pt-BR', 'nós', 'nó'],
    ['pt-BR', 'imagens', 'imagem'],
  ])('in %s, %s is found by %s', (lang, plural, singular) => {
    expect(terms(plural, lang)).toEqual(terms(singular, lang));
  });

  test('an accent that is left out makes no difference', () => {
    expect(terms('instalacao', 'pt-BR')).toEqual(terms('instalação', 'pt-BR'));
  });

  test('Chinese is cut into words, beside Latin letters too', () => {
    expect(terms('安装Calico的节点', 'zh-CN')).toEqual(['安装', 'calico', '的', '节点']);
  });

  test('a long Chinese word is found by two characters of it', () => {
    expect(terms('名字空间', 'zh-CN')).toEqual(expect.arrayContaining(['名字', '空间']));
  });

  test.each(localeCodes)('each word says where it stands, in %s', (lang) => {
    const text = 'O Pod calico-node não está pronto: 网络策略 blocks 10.0.0.1 — “kube-proxy”.';
    for (const { term, start, end } of wordsIn(text, lang)) {
      expect(terms(text.slice(start, end), lang)[0]).toBe(term);
    }
  });
});
