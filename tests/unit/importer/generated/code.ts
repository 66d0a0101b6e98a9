import fc from 'fast-check';
import { hard, hardLines } from './hard-words.ts';

/** Code of a page that is generated: what stands in the page, and the lines that must come out of it. */
export interface Code {
  text: string;
  lines: readonly string[];
}

const word = fc.constantFrom('web', 'boat', '-n', 'x.yaml', 'get', 'pods', ...hard);
export const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const program = fc.constantFrom('kubectl', 'helm', 'docker', 'sed', 'echo', 'mytool', 'sudo ls');
const line = fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom(...hardLines));
const document = fc.array(fc.oneof(line, fc.constant('')), { minLength: 1, maxLength: 5 });

/** A command of one line, of several, with a file in it, or with what stands between commands. */
const command = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(program, words).map(([name, rest]) => `${name} ${rest}`) },
  document.map((all) => `cat > x.yaml <<EOF\nkind: Pod\n  ${all.join('\n')}\nEOF`),
  document.map((all) => `cat <<-'END' | kubectl apply -f -\n\t${all.join('\n\t')}\n\tEND`),
  document.map((all) => `kubectl apply -f - << "EOF" > x\n${all.join('\n')}\nEOF`),
  document.map((all) => `echo '${all.join('\n').replaceAll("'", '"')}' > x`),
  words.map((rest) => `kubectl get pods \\\n  ${rest}`),
  words.map((rest) => `kubectl get pods |\n\n  grep ${rest}`),
  words.map((rest) => `helm install x y \\\n    --set a=b \\\n\n    ${rest}`),
  words.map((rest) => `for i in 1 2; do\n\techo ${rest}\ndone`),
  words.map((rest) => `export A=${rest}`),
  words.map((rest) => `f() {\n  echo ${rest}\n}`),
  words.map((rest) => `# ${rest}\nkubectl get pods  `),
  words.map((rest) => `kubectl get pods # ${rest}\n`),
  words.map((rest) => `a=(x y)\na["x"]=1\nb[2]=${rest}`),
  words.map((rest) => `echo "a: ${rest.replaceAll('"', "'")}\nb: c" | kubectl apply -f -`),
  words.map((rest) => `kubectl delete pod x\n// ${rest}`),
  words.map((rest) => `kubectl delete 不会删除 ${rest}\nhelm list | grep x`),
);
/** What programs print: tables with and without their head, answers, logs. */
const shown = fc.constantFrom(
  ...['NAME     READY   STATUS    RESTARTS   AGE', 'boat-0   1/1     Running   0          3m'],
  ...['boat   ClusterIP   10.0.0.1   <none>   80/TCP   3m', 'kvm  1028096  1', 'pod/boat created'],
  ...['{"a": [1]}', 'boats in a harbour call:', 'Error from server (NotFound): pods "x" not found'],
  ...['2024-05-01 12:30:00 INFO {{name}} <b>', 'a: x', '- y', 'v1.2.3', '//x', 'total 8', 'ok'],
  ...['', '#', '# /etc/boats', 'test         latest    259e2e6b1ac1   101MB', 'cd boats', 'env'],
);
const printed = fc.array(fc.oneof({ weight: 2, arbitrary: line }, shown), {
  minLength: 1,
  maxLength: 3,
});
const linesOf = (text: string): string[] => text.split('\n').filter((each) => each.trim() !== '');

/** A fence that nothing in the text closes, as wide as that takes. */
export function fenced(sign: string, info: string, text: string, more = ''): string {
  let fence = sign;
  while (text.split('\n').some((each) => each.replace(/^[\s>]*/, '').startsWith(fence)))
    fence += sign.charAt(0);
  return `${fence}${info}\n${text}\n${fence}${more}`;
}

/** What stands before a block. */
export const announcement = fc.constantFrom(
  ...['You should see:', 'A saída será:', '输出如下：', 'Run:', 'Save the file:'],
  ...[
    'Expected output (`x`):',
    '**Output**',
    '运行以下命令。',
    'Resultado esperado：',
    '## Output',
  ],
);

const sign = fc.constantFrom('```', '```', '````', '~~~', '~~~~');

/** A block of code before it stands in a page: its language, its text, and the lines that must come out of it. */
interface Block extends Code {
  lang: string;
}

const script: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('bash', 'sh', 'shell', 'zsh', '.term1', 'console', ''),
    fc.array(command, { minLength: 1, maxLength: 3 }),
  )
  .map(([lang, all]) => ({ lang, text: all.join('\n'), lines: linesOf(all.join('\n')) }));

/** What is typed at a prompt and what it printed, once or twice, also over two lines. */
const session: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('', 'console', 'text', 'bash', 'shell-session'),
    fc.constantFrom(
      ...[
        '$ ',
        '$  ',
        '❯ ',
        'user@host:~$ ',
        '# ',
        '[root@node ~]# ',
        '➜  ~ ',
        '% ',
        '$',
        'north$ ',
        'north ~ ➜  ',
        'root@a5a2c01df566:/# ',
      ],
    ),
    fc.array(fc.tuple(program, words, fc.constantFrom('', '', '> '), printed), {
      minLength: 1,
      maxLength: 2,
    }),
  )
  .map(([lang, prompt, all]) => {
    const parts = all.map(([name, rest, goesOn, output]) => {
      const typed = goesOn === '' ? [`${name} ${rest}`] : [`${name} x \\`, rest];
      const [first = '', ...others] = typed;
      const shown = [prompt + first, ...others.map((each) => goesOn + each), ...output];
      return { shown, lines: [...typed, ...output.flatMap(linesOf)] };
    });
    return {
      lang,
      text: parts.flatMap(({ shown }) => shown).join('\n'),
      lines: parts.flatMap((part) => part.lines),
    };
  });

/** What is typed in a shell that the first line opens, at the prompt of root, and what stands below a file that was written. */
const opened: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('bash', '', 'console'),
    fc.constantFrom(
      'docker run --rm -it alpine sh',
      '$ kubectl exec -it boat -- sh',
      '# cat > x.conf <<EOF\na = 1\nEOF',
    ),
    fc.array(
      fc.oneof(fc.constantFrom('# ls', '# cat /etc/hosts', 'env', 'sysctl --system'), line),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  )
  .map(([lang, first, all]) => {
    const [top = '', ...others] = [...first.split('\n'), ...all];
    const typed = [top.replace(/^[$#] /, ''), ...others.map((each) => each.replace(/^# /, ''))];
    return { lang, text: [top, ...others].join('\n'), lines: typed.flatMap(linesOf) };
  });

/** A file of Kubernetes or of something else, as people write it. */
const file: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('yaml', 'yml', '', 'text'),
    words,
    fc.constantFrom(
      (rest: string) => `apiVersion: v1\nkind: Pod # ${rest}\nmetadata:\n  name: web\n`,
      (rest: string) => `apiVersion: v1\nkind: ConfigMap\ndata:\n  a: |\n    ${rest}\n\n    x: y`,
      (rest: string) => `# ${rest}\nkind: A\n---\n# ${rest}\nkind: B\n---`,
      (rest: string) => `spec:\n  containers:\n  - name: ${rest}\n    args: ["a",\n      "b"]`,
      (rest: string) => `{\n  "a": ["${rest}"],\n\t"b": {}\n}`,
      (rest: string) => `echo "a: b\nc: d" | kubectl apply -f - # ${rest}`,
      (rest: string) => `a: 1\r\nb: ${rest}\r\n`.replaceAll('\r', ''),
    ),
  )
  .map(([lang, rest, make]) => ({ lang, text: make(rest), lines: linesOf(make(rest)) }));

const other: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom(
      ...['', 'text', 'yaml', 'go', 'json', 'output', 'file', 'mermaid', 'diff', 'html'],
      ...['markdown', 'dockerfile', 'ini', 'python', 'powershell', 'hcl', 'no-highlight', 'none'],
    ),
    fc.array(fc.oneof(line, fc.constant(''), fc.constant('```'), fc.constant('~~~')), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([lang, all]) => {
    const text = all.map((each, index) => ' '.repeat(index % 3) + each).join('\n');
    return { lang, text, lines: linesOf(text) };
  });

/** Scripts, sessions and files. */
export const anyBlock = fc.oneof(script, session, opened, other, file);

/** What a tool has of code. */
export interface CodeOfTool {
  /** What it writes behind the language of a fence. */
  infos: readonly string[];
  /** Whether its pages are MDX, which has no indented code and no HTML. */
  isMdx: boolean;
  /** What it writes around code in place of a fence. */
  blocks: readonly ((text: string) => string)[];
  /** What its reader would run or fill in, even in code. */
  isRun: RegExp | undefined;
}

/** All kinds of code that a tool has. */
export function codeWith({ infos, isMdx, blocks, isRun }: CodeOfTool): fc.Arbitrary<Code> {
  const info = fc.constantFrom('', '', ...infos);
  const block = fc
    .tuple(anyBlock, sign, info, fc.constantFrom('', '', '', '  '), fc.constantFrom('', '', ' '))
    .map(([{ lang, text, lines: own }, fence, rest, end, space]): Code => {
      const plain = lang === '' ? '' : space + lang + rest;
      return { text: fenced(fence, plain, text, end), lines: own };
    });
  const announced = fc
    .tuple(announcement, block, fc.constantFrom('\n', '\n\n'))
    .map(([before, each, between]): Code => ({ ...each, text: before + between + each.text }));
  const inItem = fc.tuple(fc.constantFrom('- ', '1. ', '* '), block).map(([item, each]): Code => ({
    ...each,
    text: item + each.text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(item.length)}`),
  }));
  const setIn = fc
    .tuple(fc.constantFrom(' ', '  ', '   '), block)
    .map(([by, each]): Code => ({ ...each, text: each.text.replaceAll(/^(?!$)/gm, by) }));
  const own = blocks.map((around) =>
    anyBlock
      .filter(({ text }) => text.trim() !== '' && !/^\s*\n/.test(text))
      .map(({ text, lines: all }): Code => ({ text: around(text), lines: all })),
  );
  const others = isMdx ? [] : [set(), preformatted()];
  const all = fc.oneof(
    { weight: 3, arbitrary: block },
    ...[announced, inline(), inItem, setIn, ...own, ...others],
  );
  return isRun === undefined ? all : all.filter(({ text }) => !isRun.test(text));
}

/** Most tools' pages have fences that are set in as far as code. */
const isNoFence = (text: string): boolean => !text.startsWith('```');

/** Code that is set in. */
const set = (): fc.Arbitrary<Code> =>
  fc.array(words.filter(isNoFence), { minLength: 1, maxLength: 3 }).map((all): Code => {
    const text = all.map((each) => `    ${each}`).join('\n');
    return { text: `Words.\n\n${text}\n\nMore.`, lines: all };
  });

/** Code of HTML, in which `<` and `&` are written as entities. */
const preformatted = (): fc.Arbitrary<Code> =>
  fc
    .tuple(fc.constantFrom('<pre>', '<pre><code>', '<pre><code class="language-sh">'), printed)
    .map(([open, all]): Code => {
      const text = all.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const close = open.includes('<code') ? '</code></pre>' : '</pre>';
      return { text: open + text + close, lines: all.flatMap(linesOf) };
    });

/** Code between as few backticks as it takes, with blanks where it begins or ends with one. */
function ticked(text: string, least: string): string {
  const runs = new Set(text.match(/`+/g));
  let ticks = least;
  while (runs.has(ticks)) ticks += '`';
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + pad + text + pad + ticks;
}

/** Code in a line of text, in a heading, in an item, in a row of a table, in a link, beside the signs of other scripts. */
const inline = (): fc.Arbitrary<Code> =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...hard), words).filter((text) => text.trim() === text),
      fc.constantFrom(
        (code: string) => `Use ${code} here.`,
        (code: string) => `## With ${code}`,
        (code: string) => `- ${code}: an item`,
        (code: string) =>
          code.includes('\\|')
            ? code
            : `| a | b |\n| --- | --- |\n| ${code.replaceAll(/(?<!\\)\|/g, '\\|')} | x |`,
        (code: string) => `**${code}** and [${code}](https://x.y)`,
        (code: string) => `> ${code}`,
        (code: string) => `使用${code}，然后（${code}）。`,
        (code: string) => `**运行${code}**。*${code}*`,
        (code: string) => `“${code}”, (${code}), ${code}: ${code}.`,
        (code: string) => `Words\n${code}\nwords ~~${code}~~.`,
        (code: string) => `${code}\n=====`,
        (code: string) => `1. Words:\n   ${code}\n2. ${code}`,
        (code: string) => `Words[^n].\n\n[^n]: See ${code}.`,
        (code: string) => `![x](x.png) ${code}<br>\n${code}`,
      ),
      fc.constantFrom('`', '``'),
    )
    .filter(([text, , ticks]) => text.trim() !== '' && !(text.endsWith('\\') && ticks === '`'))
    .map(([text, inPlace, ticks]): Code => ({
      text: inPlace(ticked(text, ticks)),
      lines: [text],
    }));
