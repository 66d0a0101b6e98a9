import { describe, expect, test } from 'vitest';
import { importedIn, problemsOf } from '../imported.ts';

const page = (...blocks: string[]): string => ['# Title', ...blocks].join('\n\n');
const shell = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');

/** The prose of the translation, and what was noted of it. */
function translated(source: string, translation: string): { prose: string; notes: string[] } {
  const made = importedIn({ en: source, 'zh-CN': translation });
  expect(problemsOf(made)).toBe('');
  const last = made.at(-1);
  const prose = (last?.files[0]?.text ?? '').split('\n---\n').slice(1).join('\n---\n').trim();
  return { prose, notes: (last?.notes ?? []).map(({ unsure }) => unsure) };
}

describe('A translation', () => {
  test('has the ids of its source, whatever its headings say', () => {
    const { prose, notes } = translated(
      page('## Install', shell('kubectl get nodes'), '### Look', '## Clean up'),
      page('## 安装', shell('kubectl get nodes'), '### 查看', '## 清理'),
    );
    expect(prose).toBe(
      [
        ...['## 安装 {/* #install */}', '<Command id="get-node" />', '### 查看 {/* #look */}'],
        '## 清理 {/* #clean-up */}',
      ].join('\n\n'),
    );
    expect(notes).toEqual([]);
  });

  test.each([
    ['comments', 'kubectl get nodes # 所有节点'],
    ['spacing', 'kubectl   get nodes'],
    ['line breaks', 'kubectl get \\\n  nodes'],
  ])('whose command differs only in %s has the command of the source', (_, command) => {
    const { prose } = translated(page(shell('kubectl get nodes')), page(shell(command)));
    expect(prose).toContain('<Command id="get-node" />');
    expect(prose).not.toContain('```');
  });

  test.each([
    ['the same', 'boat'],
    ['another value for learners to replace', '<SEU_BARCO>'],
  ])('of a manifest that its source only shows shows %s, and nothing is said', (_, name) => {
    const manifest = (boat: string): string[] => [
      ...['```sh', 'kubectl get nodes', '```'],
      ...['```yaml', 'apiVersion: v1', 'kind: Secret', 'metadata:', '  name: boat', 'stringData:'],
      ...[`  password: ${boat}`, '```'],
    ];
    const { prose, notes } = translated(
      page(manifest(name === 'boat' ? name : '<YOUR_BOAT>').join('\n')),
      page(manifest(name).join('\n')),
    );
    expect(prose).toContain(`  password: ${name}\n\`\`\``);
    expect(notes).toEqual([]);
  });

  test('with another command keeps it as code, and it is said', () => {
    const { prose, notes } = translated(
      page(shell('kubectl get nodes')),
      page(shell('kubectl get pods')),
    );
    expect(prose).toBe('```sh\nkubectl get pods\n```');
    expect(notes).toEqual([
      'This command has no counterpart in the source language.',
      'The source language has what I did not find here: command get-node.',
    ]);
  });

  test.each([
    [
      'an older image',
      'kubectl create deployment boat --image=boat:2 -- sail',
      'kubectl create deployment boat --image=old/boat:1',
    ],
    ['an option more', 'kubectl get pods -n boats', 'kubectl get pods -n boats -o wide'],
    ['the name of a file', 'node sail.js', 'node program.js'],
    ['words in quotes', 'echo "sail away"', 'echo "navegar"'],
    ['a placeholder', 'kubectl describe pod <boat-name>', 'kubectl describe pod <nome-do-barco>'],
  ])(
    'whose command differs in %s has that of the source, and the list has both',
    (_, one, other) => {
      const made = importedIn({ en: page(shell(one)), 'pt-BR': page(shell(other)) });
      const last = made.at(-1);
      expect(last?.files[0]?.text).toContain('<Command id=');
      expect(last?.files[0]?.text).not.toContain('```');
      expect(last?.notes).toMatchObject([{ code: 'code-shared' }]);
      expect(last?.notes[0]?.changes?.map(({ before }) => before)).toEqual([other]);
    },
  );

  test.each([
    ['one command', shell('kubectl describe pod <boat-name>')],
    ['several', shell('kubectl get nodes', 'docker push <your account>/boat', 'helm list')],
    ['a comment above', shell('# Barcos', 'kubectl logs <boat-name>')],
    ['a prompt', ['```console', '$ kubectl logs <boat-name>', 'sailing', '```'].join('\n')],
    ['what is replaced by hand', shell('helm pull YOUR_BOAT', 'helm pull <boat-name>')],
    ['its lines', shell('helm install boat \\', '  --set name=<boat-name>')],
  ])('says nothing of the placeholders of its source, with %s', (_, code) => {
    const last = importedIn({ en: page(code), 'pt-BR': page(code) }).at(-1);
    expect(last?.files[0]?.text).not.toContain('```');
    expect(last?.notes.filter((each) => each.code !== 'comment-moved')).toEqual([]);
  });

  test('whose commands are set in and apart differs in one of them, told once', () => {
    const last = importedIn({
      en: page(shell('  kubectl get pods -n boats', '  helm list')),
      'pt-BR': page(shell('  kubectl get pods -n boats -o wide', '', '  helm list')),
    }).at(-1);
    expect(last?.notes).toMatchObject([{ code: 'code-shared' }]);
  });

  test('has the output that its source has below the same command, whatever it says', () => {
    const printed = (text: string): string => ['```text', text, '```'].join('\n');
    const { prose, notes } = translated(
      page(shell('helm list'), 'It prints:', printed('boat  deployed')),
      page(shell('helm list'), 'Imprime:', printed('barco  implantado')),
    );
    expect(prose).toBe('<Command id="helm-list" />\n\nImprime:\n\n<Output id="helm-list" />');
    expect(notes).toEqual(['This output differs from that of the source language.']);
  });

  test('with a placeholder of its own makes no variable, and shows what it has', () => {
    const { prose, notes } = translated(
      page(shell('kubectl get nodes')),
      page(shell('helm upgrade <seu-nome>')),
    );
    expect(prose).toBe('```sh\nhelm upgrade <seu-nome>\n```');
    expect(notes).toHaveLength(2);
  });

  test('that repeats a command says so', () => {
    const { prose } = translated(
      page(shell('kubectl get nodes')),
      page(shell('kubectl get nodes'), '再来：', shell('kubectl get nodes')),
    );
    expect(prose).toContain('<Command id="get-node" again />');
  });

  test('with a heading more keeps it below those that have ids', () => {
    const { prose } = translated(
      page('## One', shell('helm list'), '## Two'),
      page('## 一', shell('helm list'), '## 多', '文字', '## 二'),
    );
    expect(prose).toContain('## 一 {/* #one */}');
    expect(prose).toContain('#### 多');
    expect(prose).toContain('## 二 {/* #two */}');
  });

  test('gives an id to the heading of the same kind of section, not to the first', () => {
    const source = page(
      '## Run it',
      'Words.',
      shell('helm list'),
      '## Clean up',
      '- a',
      '## End',
      'Words.',
    );
    const { prose } = translated(
      source,
      page(
        '## 译者的话',
        '- 一',
        '## 运行',
        '文字。',
        shell('helm list'),
        '## 清理',
        '- 一',
        '## 结尾',
        '文字。',
      ),
    );
    expect(prose).toContain('#### 译者的话\n');
    expect(prose).toContain('## 运行 {/* #run-it */}');
    const lacking = translated(
      source,
      page('## 运行', '文字。', shell('helm list'), '## 结尾', '文字。'),
    );
    expect(lacking.prose).toContain('## 结尾 {/* #end */}');
    expect(lacking.notes).toEqual([
      'The source language has what I did not find here: heading clean-up.',
    ]);
  });

  test('knows a heading by the code and the addresses below it, where a translation lacks some', () => {
    const go = (call: string): string => ['```go', `${call}()`, '```'].join('\n');
    const { prose, notes } = translated(
      page(
        ...['## Boats by Otter', 'Words.', '## Sail', 'Call `sail`.', '## Row', go('row')],
        ...['## Dive', 'Read [more](https://example.org/en/dive).', '## What next', 'Words.'],
      ),
      page(
        ...['## Otter 的船', '文字。', '## 划', go('row')],
        ...['## 潜水', '见[更多](https://example.org/zh-CN/dive)。', '## 下一步', '文字。'],
      ),
    );
    const ids = ['boats-by-otter', 'row', 'dive', 'what-next'];
    expect(prose.match(/(?<=\{\/\* #)[\w-]+/g)).toEqual(ids);
    expect(notes).toEqual(['The source language has what I did not find here: heading sail.']);
  });

  test('knows a heading by the id that both pages give it, whatever its level', () => {
    const { prose, notes } = translated(
      page('## Sail', 'Words.', '### Look {#look-at-it}', 'Words.', '## Row'),
      page('## 帆', '文字。', '## 查看 {#look-at-it}', '文字。', '## 划'),
    );
    expect(prose.split('\n\n').filter((block) => block.startsWith('#'))).toEqual([
      ...['## 帆 {/* #sail */}', '### 查看 {/* #look-at-it */}', '## 划 {/* #row */}'],
    ]);
    expect(notes).toEqual([]);
  });

  test('has its title as a heading where its source has', () => {
    const titled = (title: string, ...blocks: string[]): string =>
      [`---\ntitle: ${title}\n---`, ...blocks].join('\n\n');
    const { prose, notes } = translated(
      titled('Boats', '# All about boats', 'Words.', '## Sail', '### Rope', '## Row'),
      titled('船', '# 船', '文字。', '## 帆', '### 绳', '## 划'),
    );
    expect(prose.split('\n\n')).toEqual([
      ...['## 船 {/* #all-about-boats */}', '文字。', '### 帆 {/* #sail */}'],
      ...['#### 绳 {/* #rope */}', '### 划 {/* #row */}'],
    ]);
    expect(notes).toEqual(['The source language has the title of the page as a heading, too.']);
  });

  test('has the links of its source to headings of the same words and to anchors', () => {
    const words = (...[see, here, install]: string[]): string =>
      page(
        `${see} [a](#${install?.toLowerCase()}-1), [b](#${install?.toLowerCase()}), [c](#here).`,
        ...[`## ${install}`, '<a id="here"></a>', here ?? '', `## ${install}`, here ?? ''],
      );
    const { prose, notes } = translated(
      words('See', 'Here.', 'Install'),
      words('Veja', 'Aqui.', 'Instalar'),
    );
    expect(prose).toContain('Veja [a](#install-2), [b](#install), [c](#install).');
    expect(notes).toEqual([]);
  });

  test('of a manifest explains it in its own words', () => {
    const yaml = '```yaml\napiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec: {}\n```';
    const { prose } = translated(page('A Pod:', yaml), page('一个 Pod：', yaml));
    expect(prose).toContain('<Step id="what-it-is">\n    一个 Pod：\n  </Step>');
  });

  test('of a manifest that has changed since explains it all the same', () => {
    const pod = (image: string): string =>
      [
        '```yaml',
        'apiVersion: v1',
        'kind: Pod',
        'metadata:',
        '  name: web',
        'spec:',
        `  image: ${image}`,
        '```',
      ].join('\n');
    const { prose, notes } = translated(
      page('A Pod:', pod('boat:2')),
      page('Um Pod:', pod('boat:1')),
    );
    expect(prose).toContain('<Step id="what-it-is">\n    Um Pod:\n  </Step>');
    expect(notes).toEqual(['This manifest differs from that of the source language.']);
  });

  test('in another order stays without problems', () => {
    const { prose } = translated(
      page(shell('kubectl get nodes'), shell('helm list')),
      page(shell('helm list'), shell('kubectl get nodes')),
    );
    expect(prose.match(/<Command/g)).toHaveLength(1);
  });
});
