import { expect, test } from 'vitest';
import { listText } from '#components/localized-text.ts';

test.each([
  ['en', 'disjunction', 'kind, minikube, or kubeadm'],
  ['pt-BR', 'disjunction', 'kind, minikube ou kubeadm'],
  ['zh-CN', 'disjunction', 'kind、minikube 或 kubeadm'],
] as const)('a list of tools in %s', (locale, type, text) => {
  expect(listText(['kind', 'minikube', 'kubeadm'], locale, type)).toBe(text);
});

test('one word is no list', () => {
  expect(listText(['kind'], 'zh-CN')).toBe('kind');
});
