import { describe, expect, test } from 'vitest';
import { finding } from '#checker/findings.ts';
import type { Finding } from '#checker/findings.ts';
import { phrase } from '#checker/phrases.ts';
import { groupFindings, groupMessage } from '#i18n/finding-groups.ts';
import { messages } from '#i18n/messages.ts';
import { say } from '#i18n/say.ts';

const sentences = (findings: readonly Finding[], locale: 'en' | 'pt-BR' | 'zh-CN' = 'en') =>
  groupFindings(findings).map((group) => {
    const { code, params } = groupMessage(group);
    return say(messages[locale].findings, locale, code, params);
  });
const pulling = (name: string, status = 'ImagePullBackOff') =>
  finding('pod-image-pull', { name, status });
const codes = (findings: readonly Finding[]) => groupFindings(findings).map(({ code }) => code);

describe('what is the same of several objects is said once', () => {
  test('of six Pods of one DaemonSet, with the names of the first', () => {
    const six = ['2x7kq', '4bzt9', '5cfg7', '7hjkl', '8mnpq', '9rstv'];
    const [sentence, ...more] = sentences(six.map((end) => pulling(`calico-node-${end}`)));
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^The image of Pod calico-node-2x7kq cannot be pulled/);
    expect(sentence).toMatch(
      / The same goes for 5 more: calico-node-4bzt9, calico-node-5cfg7, calico-node-7hjkl and 2 more\.$/,
    );
  });

  test.each([
    ['a Deployment', ['web-6b7c8d9f4-x2x7k', 'web-6b7c8d9f4-zz9zz'], 1],
    ['a StatefulSet', ['db-0', 'db-1'], 1],
    ['different owners', ['web-6b7c8d9f4-x2x7k', 'api-6b7c8d9f4-x2x7k'], 2],
    ['Pods that nobody made', ['web', 'api'], 2],
    ['names whose ends are words', ['web-frontend', 'web-backend'], 2],
  ])('of Pods of %s', (_, names, count) => {
    expect(groupFindings(names.map((name) => pulling(name)))).toHaveLength(count);
  });

  test('of nodes, which have no owner', () => {
    const nodes = ['w1', 'w2', 'w3'].map((name) => finding('node-not-ready', { name }));
    expect(sentences(nodes)).toEqual([
      expect.stringMatching(/^Node w1 is not ready.* The same goes for 2 more: w2 and w3\.$/),
    ]);
    expect(sentences(nodes, 'pt-BR')).toEqual([
      expect.stringMatching(/^O nó w1 não está pronto.* O mesmo vale para mais 2: w2 e w3\.$/),
    ]);
    expect(sentences(nodes, 'zh-CN')).toEqual([
      expect.stringMatching(/^节点 w1 未就绪.*。另有 2 个也是如此：w2 和 w3。$/),
    ]);
  });

  test('but not with another status, another number or of another kind', () => {
    expect(codes([pulling('db-0'), pulling('db-1', 'ErrImagePull')])).toHaveLength(2);
    const init = (name: string, ready: number) => finding('pod-init', { name, ready, total: 3 });
    expect(codes([init('db-0', 0), init('db-1', 1)])).toHaveLength(2);
    const gone = (kind: string, name: string) => finding('terminating', { kind, name });
    expect(codes([gone('Pod', 'a'), gone('Node', 'b')])).toHaveLength(2);
  });

  test('in the order of the first of them, with its place and its next command', () => {
    const at = { line: 4, start: 0, end: 3 };
    const first = finding(
      'pod-crashing',
      { name: 'db-0', status: 'Error' },
      at,
      'kubectl logs db-0',
    );
    const other = finding('node-unreported', { name: 'w1' });
    const second = finding('pod-crashing', { name: 'db-1', status: 'Error' });
    expect(groupFindings([first, other, second])).toEqual([
      { ...first, others: ['db-1'] },
      { ...other, others: [] },
    ]);
  });

  test('one name in several namespaces is not named beside itself', () => {
    expect(sentences([pulling('db-0'), pulling('db-0')])).toEqual([
      expect.not.stringContaining('The same'),
    ]);
  });
});

describe('where a command failed, that is said alone', () => {
  const missing = finding('line-missing', { line: phrase('condition.anything', {}) });
  const refused = finding('kubectl-refused', { server: '127.0.0.1:6443' });
  const absent = finding('object-missing', { kind: 'Pod', name: 'web' });

  test('and not what is not there because of it', () => {
    expect(codes([refused, missing, missing, absent])).toEqual(['kubectl-refused']);
    expect(codes([absent, finding('kubectl-file-missing', { message: 'x' })])).toEqual([
      'kubectl-file-missing',
    ]);
  });

  test('but beside what was seen, everything stays', () => {
    expect(codes([refused, absent, pulling('db-0')])).toHaveLength(3);
  });

  test('and without a failure, what is missing is said', () => {
    expect(codes([absent, missing])).toEqual(['object-missing', 'line-missing']);
  });
});
