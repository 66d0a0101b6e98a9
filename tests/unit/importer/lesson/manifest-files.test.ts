import { describe, expect, test } from 'vitest';
import { imported, importedAsciiDoc, importedIn, problemsOf } from '../imported.ts';

const pod = (name: string): string =>
  ['```yaml', 'apiVersion: v1', 'kind: Pod', `metadata:`, `  name: ${name}`, '```'].join('\n');
const typed = (...lines: readonly string[]): string => ['```bash', ...lines, '```'].join('\n');

/** The names of the files of a page, by the ids of their manifests. */
const filesOf = (...blocks: readonly string[]): Record<string, string> =>
  filesIn(imported(['# Boats', ...blocks].join('\n\n')).data.manifests);

const filesIn = (
  manifests: Readonly<Record<string, { file: string }>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifests).map(([id, { file }]) => [id, file.replace('manifests/', '')]),
  );

describe('The file of a manifest', () => {
  test('is called by the title of a block of AsciiDoc', async () => {
    const block = ['.ship.yaml', '[source,yaml]', '----', pod('a').slice(8, -4), '----'];
    const { data } = await importedAsciiDoc(['= Boats', '', ...block, ''].join('\n'));
    expect(filesIn(data.manifests)).toEqual({ 'a-pod': 'ship.yaml' });
  });

  test.each(['`fleet/ship.yaml`:', 'Save it as ./ship.yaml.', 'Hier ist **ship.yaml**:'])(
    'is called by the words above it: %s',
    (words) => {
      expect(filesOf(words, pod('a'))).toEqual({ 'a-pod': 'ship.yaml' });
    },
  );

  test.each([
    'It is like https://example.org/ship.yaml:',
    'In `ship.yaml` was another. This is a Pod:',
    'Not `ship.yaml.bak`:',
  ])('is not called by what those words only mention: %s', (words) => {
    expect(filesOf(words, pod('a'))).toEqual({ 'a-pod': 'a-pod.yaml' });
  });

  test.each([
    'Save the above as `ship.yaml` and run `kubectl apply -f ship.yaml`.',
    'Now write it to ./ship.yaml.',
    'Salve o manifesto acima como `ship.yaml`.',
    '把上面的内容保存为 `ship.yaml`：',
  ])('is called as the words below say to save it: %s', (words) => {
    expect(filesOf('This is a Pod:', pod('a'), words)).toEqual({ 'a-pod': 'ship.yaml' });
  });

  test.each(['It is in ship.yaml, too.', 'Do not change it. Later we save another as ship.yaml.'])(
    'is not called by other words below: %s',
    (words) => {
      expect(filesOf('This is a Pod:', pod('a'), words)).toEqual({ 'a-pod': 'a-pod.yaml' });
    },
  );

  test('is not called by words that are about the next manifest', () => {
    const words = 'Save this one as `ship.yaml`:';
    expect(filesOf('This is a Pod:', pod('a'), words, pod('b'))).toEqual({
      'a-pod': 'a-pod.yaml',
      'b-pod': 'ship.yaml',
    });
  });

  test.each([
    'kubectl apply -f ship.yaml',
    'kubectl -n sea apply --filename=ship.yaml',
    'k create -f ship.yaml --save-config',
    'sudo kubectl apply -f "ship.yaml" && kubectl get pods',
  ])('is called as the next command calls it: %s', (command) => {
    expect(filesOf('This is a Pod:', pod('a'), typed(command))).toEqual({ 'a-pod': 'ship.yaml' });
  });

  test.each([
    'git clone https://example.org/sea && kubectl apply -f ship.yaml',
    'curl -O https://example.org/ship.yaml\nkubectl apply -f ship.yaml',
    'kubectl run a --image a --dry-run=client -o yaml > ship.yaml\nkubectl apply -f ship.yaml',
    'helm install ship -f ship.yaml ./chart',
    'kubectl apply -f https://example.org/ship.yaml',
    'kubectl apply -f $SHIP.yaml',
  ])('is not called as one that commands have from elsewhere: %s', (command) => {
    expect(filesOf('This is a Pod:', pod('a'), typed(command))).toEqual({ 'a-pod': 'a-pod.yaml' });
  });

  test('is one for manifests that are the same, and the lesson has no problems', () => {
    const blocks = ['Create `ship.yaml`:', pod('a'), 'Once more `ship.yaml`:', pod('a')];
    expect(filesOf(...blocks)).toEqual({ 'a-pod': 'ship.yaml', 'a-pod-2': 'ship.yaml' });
    expect(problemsOf(importedIn({ en: ['# Boats', ...blocks].join('\n\n') }))).toBe('');
  });

  test('differs from another where only capitals would tell them apart', () => {
    const blocks = ['Create `Ship.yaml`:', pod('a'), 'Create `ship.yaml`:', pod('b')];
    expect(filesOf(...blocks)).toEqual({ 'a-pod': 'Ship.yaml', 'b-pod': 'b-pod.yaml' });
  });
});
