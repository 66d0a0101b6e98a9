import fc from 'fast-check';

/** Code of a page that is generated: what stands in the page, and the lines that must come out of it. */
export interface Code {
  text: string;
  lines: readonly string[];
}

/** Words that mean something to one of the tools, to Markdown, to MDX, to HTML or to a shell. */
export const hard = [
  ...['{{name}}', '{{ .Values.x }}', String.raw`\{{name}}`, '<name-of-it>', '<NAME>', '$NAME'],
  ...['${name}', '# not a comment', '"a # b"', "'it'", '`date`', '\\', '<b>', '</b>', '&lt;'],
  ...['{x}', '*', '_a_', '[x](y)', '|', '➜', '❯', '输出', 'ção', '--flag=a', '-->'],
  ...['///', '$(date)', '$((1+2))', '&&', '||', '>', '<!--', '[[', '%', '@', '^', '~', '#', '/*'],
  ...['*/', '{/*', '``', '{#id}', '{: .x}', '[^1]', 'https://x.y/?a=b&c=d', '🚀', ':rocket:'],
  ...['a\tb', '\u00A0', '\u200B', '^x^', '==y==', '++ctrl++', '<br/>', '{...x}', ';', '!', '<1>'],
  ...['{{{x}}}', '{{x}', '<H1>', '"<a href=x>"', '$1', '${X:-y}', '--', '\\|', '&amp;', '&#39;'],
];

/** Lines that begin a block of one of the tools where they do not stand in code. */
const lines = [
  ...['---', '# Heading', '- item', '> quoted', '| a | b |', '<h1>x</h1>', ':::', ':::note'],
  ...['===', '+++', 'export A=1', 'import x from "y"', '</details>', '<details>', '</TabItem>'],
  ...['<Tabs>', '~~', '  - a: b', '\tx', '\t\techo y', '!!! note', '    deep', 'Positive', ': x'],
  ...['Duration: 1', '$', '#', '{', '}', '// highlight-next-line', '1. one', '=== "Tab"'],
  ...['??? tip', '[TOC]', '{:toc}', '<!-- more -->', '-->', '%', 'x  ', '> $ y', '[x]: y', '***'],
];

const word = fc.constantFrom('web', 'boat', '-n', 'x.yaml', 'get', 'pods', ...hard);
export const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const program = fc.constantFrom('kubectl', 'helm', 'docker', 'sed', 'echo', 'mytool', 'sudo ls');
const line = fc.oneof({ weight: 3, arbitrary: words }, fc.constantFrom(...lines));
const document = fc.array(fc.oneof(line, fc.constant('')), { minLength: 1, maxLength: 5 });

/** A command of one line, of several, or with a file in it. */
const command = fc.oneof(
  fc.tuple(program, words).map(([name, rest]) => `${name} ${rest}`),
  document.map((all) => `cat > x.yaml <<EOF\nkind: Pod\n  ${all.join('\n')}\nEOF`),
  document.map((all) => `cat <<-'END' | kubectl apply -f -\n\t${all.join('\n\t')}\n\tEND`),
  document.map((all) => `echo '${all.join('\n').replaceAll("'", '"')}' > x`),
  words.map((rest) => `kubectl get pods \\\n  ${rest}`),
  words.map((rest) => `kubectl get pods |\n\n  grep ${rest}`),
  words.map((rest) => `for i in 1 2; do\n\techo ${rest}\ndone`),
);
const printed = fc.array(line, { minLength: 1, maxLength: 3 });
const linesOf = (text: string): string[] => text.split('\n').filter((each) => each.trim() !== '');

/** A fence that nothing in the text closes, as wide as that takes. */
export function fenced(sign: string, info: string, text: string): string {
  let fence = sign;
  while (text.split('\n').some((each) => each.trimStart().startsWith(fence)))
    fence += sign.charAt(0);
  return `${fence}${info}\n${text}\n${fence}`;
}

/** What stands before a block. */
export const announcement = fc.constantFrom(
  ...['You should see:', 'A saída será:', '输出如下：', 'Run:', 'Save the file:'],
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
const session: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('', 'console', 'text', 'bash', 'shell-session'),
    fc.constantFrom('$ ', '$  ', '❯ ', 'user@host:~$ ', '# '),
    program,
    words,
    printed,
  )
  .map(([lang, prompt, name, rest, output]) => {
    const typed = `${name} ${rest}`;
    const own = [typed, ...output.flatMap(linesOf)];
    return { lang, text: [prompt + typed, ...output].join('\n'), lines: own };
  });
const other: fc.Arbitrary<Block> = fc
  .tuple(
    fc.constantFrom('', 'text', 'yaml', 'go', 'json', 'output', 'file', 'mermaid', 'diff', 'html'),
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
export const anyBlock = fc.oneof(script, session, other);

/** All kinds of code that a tool has, with what it writes behind the language of a fence. MDX has no indented code and no HTML. */
export function codeWith(infos: readonly string[], isMdx: boolean): fc.Arbitrary<Code> {
  const info = fc.constantFrom('', '', ...infos);
  const block = fc
    .tuple(anyBlock, sign, info)
    .map(([{ lang, text, lines: own }, fence, rest]): Code => {
      const plain = lang === '' ? '' : lang + rest;
      return { text: fenced(fence, plain, text), lines: own };
    });
  const announced = fc
    .tuple(announcement, block, fc.constantFrom('\n', '\n\n'))
    .map(([before, each, between]): Code => ({ ...each, text: before + between + each.text }));
  const others = isMdx ? [] : [set(), preformatted()];
  return fc.oneof({ weight: 3, arbitrary: block }, announced, inline(), ...others);
}

/** Code that is set in. */
const set = (): fc.Arbitrary<Code> =>
  fc.array(words, { minLength: 1, maxLength: 3 }).map((all): Code => {
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

/** Code in a line of text, in a heading, in an item, in a row of a table, in a link. */
const inline = (): fc.Arbitrary<Code> =>
  fc
    .tuple(
      fc.constantFrom(...hard.filter((text) => !text.includes('`') && text.trim() === text)),
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
      ),
      fc.constantFrom('`', '``'),
    )
    .filter(([text, , ticks]) => text.trim() !== '' && !(text.endsWith('\\') && ticks === '`'))
    .map(([text, inPlace, ticks]): Code => ({
      text: inPlace(ticks + text + ticks),
      lines: [text],
    }));
