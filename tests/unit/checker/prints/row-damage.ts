/** The ways in which one row of a table is damaged between a terminal and a text field: the row in, its lines out. */
export type Damage = (row: string) => string;

const before =
  (prefix: string): Damage =>
  (row) =>
    prefix + row;
const around =
  (open: string, close: string): Damage =>
  (row) =>
    open + row + close;
/** Changes the cells, which stay two blanks or more apart. */
const cells =
  (change: (cells: string[]) => string[], separator = '   '): Damage =>
  (row) => {
    const all = row.split(/ {2,}/);
    return all.length > 1 ? change(all).join(separator) : row;
  };
const markdown =
  (change: (cells: string[]) => string[]): Damage =>
  (row) =>
    `| ${cells(change, ' | ')(row)} |`;
const cellAt = (index: number, change: (cell: string) => string): Damage =>
  cells((all) => all.map((cell, at) => (at === index ? change(cell) : cell)));
const without = (index: number): Damage => cells((all) => all.filter((_, at) => at !== index));

/** What shells, people and tools put in front of a row. */
const prefixes: Readonly<Record<string, string>> = {
  'the prompt of sh': '$ ',
  'the prompt of zsh': '% ',
  'the prompt of root': '# ',
  'a user and host': 'user@h:~$ ',
  'root and host': 'root@h:~# ',
  'a prompt in brackets': '[ana@h ~]$ ',
  'the prompt of PowerShell': 'PS C:\\> ',
  'the prompt of cmd': 'C:\\Users\\ana>',
  'an arrow prompt': '❯ ',
  'the arrow of a theme': '➜  ~ ',
  'a quotation': '> ',
  'a bullet': '- ',
  'an asterisk': '* ',
  'a round bullet': '• ',
  'a plus': '+ ',
  'a bar': '| ',
  'two slashes': '// ',
  'an arrow': '→ ',
  'an arrow of ASCII': '--> ',
  'a red light': '🔴 ',
  'a cross': '✗ ',
  'a number and a dot': '3. ',
  'a number and a bracket': '3) ',
  'a line number': '     3  ',
  'a line number and a colon': '3: ',
  'a box to tick': '- [ ] ',
  'a log of klog': 'E1128 11:13:17.569545   10984 x.go:1] ',
  'a time': '2024-01-01T10:00:00Z ',
  'a time of day': '[10:00:00] ',
  'a level': 'INFO ',
  'a level and a colon': 'WARNING: ',
  'an error': 'error: ',
  'the name of a stream': 'stdout | ',
  'the name of a container': 'web-1  | ',
  'a tab': '\t',
  'forty blanks': ' '.repeat(40),
  'a word': 'now ',
  'a name and a time': 'Ana  10:42 AM  ',
  'a time and a name': '[10:42 AM] Ana: ',
  'a block quotation': 'bq. ',
  'an entity': '&gt; ',
  'an exclamation': 'npm ERR! ',
  'a prompt of a shell alone': 'sh-4.4# ',
  'a prompt with a cluster': '⎈ kind-a ~ ❯ ',
  'a prompt of context and namespace': '[kind-a|default] ~ $ ',
  'a prompt of kube-ps1': '(⎈|kind-calico:default) ~ $ ',
  'three dots': '... ',
};

/** What people and tools put around a row. */
const wrappers: Readonly<Record<string, readonly [string, string]>> = {
  brackets: ['(', ')'],
  'square brackets': ['[', ']'],
  braces: ['{', '}'],
  quotes: ['"', '"'],
  'single quotes': ["'", "'"],
  'typographic quotes': ['“', '”'],
  backticks: ['`', '`'],
  strikethrough: ['~~', '~~'],
  bold: ['**', '**'],
  'a comment of HTML': ['<!-- ', ' -->'],
  'a comment of C': ['/* ', ' */'],
  bars: ['| ', ' |'],
  'an HTML tag': ['<code>', '</code>'],
  'tags of Jira': ['{noformat}', '{noformat}'],
  'a colour of Jira': ['{color:red}', '{color}'],
  'a tag with attributes': ['<span style="color:red">', '</span>'],
  guillemets: ['« ', ' »'],
  'angle brackets': ['<<', '>>'],
  'a section of XML': ['<![CDATA[', ']]>'],
  'a quote and a comma': ['"', '",'],
};

/** What stands between the cells of a row that came through another program or through a hand. */
const joints = [
  ...[
    ':',
    '=',
    '·',
    '_',
    '/',
    '>',
    '<',
    '→',
    '-',
    '+',
    '&',
    '\\',
    '#',
    '@',
    '%',
    '^',
    '!',
    '?',
    '~',
    '*',
    '.',
  ],
  ...[
    '•',
    '—',
    '…',
    '::',
    '==',
    '=>',
    '->',
    '//',
    '||',
    '__',
    '--',
    '..',
    '**',
    '~~',
    '}{',
    '¦',
    '§',
    '・',
    '、',
    '，',
    '；',
    '：',
    '｜',
  ],
  ...[
    ' : ',
    ' = ',
    ' · ',
    ' / ',
    ' > ',
    ' -> ',
    ' → ',
    ' - ',
    ' & ',
    ' . ',
    ' … ',
    ': ',
    ' and ',
    '` `',
    '** **',
    '~~ ~~',
    '',
  ],
  ...[
    '<br>',
    '<br/>',
    '</td><td>',
    '&nbsp;',
    '&nbsp;&nbsp;',
    '&emsp;',
    '&#160;',
    '&#9;',
    '%20',
    '\\t',
    '\\n',
    '\u200B',
    '\u3000',
    '";"',
    "','",
  ],
];

/** A row as the programs write it that people bring it here by. */
const forms: Readonly<Record<string, (cells: readonly string[]) => string>> = {
  'as cells of HTML': (all) => all.map((cell) => `<td>${cell}</td>`).join(''),
  'as a row of HTML': (all) =>
    `<tr class="odd">${all.map((cell) => `<td class="c">${cell}</td>`).join(' ')}</tr>`,
  'as CSV in quotes': (all) => all.map((cell) => `"${cell}"`).join(','),
  'as an object of JSON': (all) =>
    JSON.stringify(Object.fromEntries(all.map((cell, at) => [`c${at}`, cell]))),
  'as an object of JSON and a comma': (all) =>
    `  ${JSON.stringify(Object.fromEntries(all.map((cell, at) => [`c${at}`, cell])))},`,
  'as a list of JSON': (all) => JSON.stringify(all),
  'as an object of JavaScript': (all) =>
    `{ ${all.map((cell, at) => `key${'abcdefghijkl'[at]}: '${cell}'`).join(', ')} }`,
  'as keys and values': (all) => all.map((cell, at) => `KEY${at}: ${cell}`).join(', '),
  'as a log of keys': (all) => all.map((cell, at) => `c${at}=${cell}`).join(' '),
  'as a map of Go': (all) => `map[${all.map((cell, at) => `c${at}:${cell}`).join(' ')}]`,
  'as a tuple': (all) => `(${all.map((cell) => `'${cell}'`).join(', ')})`,
  'as YAML': (all) => `- {${all.map((cell, at) => `c${at}: ${cell}`).join(', ')}}`,
  'as a row of Jira': (all) => `|${all.join('|')}|`,
  'as a header of Jira': (all) => `||${all.join('||')}||`,
  'as a row of a wiki': (all) => `|-\n| ${all.join(' || ')}`,
  'as a row of reStructuredText': (all) => `* - ${all.join('\n  - ')}`,
  'as a row of LaTeX': (all) => `${all.join(' & ')} \\\\`,
  'as a row of BBCode': (all) => `[tr]${all.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`,
  'as a row of BBCode behind a prompt': (all) =>
    `❯ [tr]${all.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`,
  'in code of Slack': (all) => all.map((cell) => `\`${cell}\``).join(' '),
  'from behind': (all) => [...all].reverse().join('   '),
  'in lines of its cells': (all) => all.join('\n'),
  'as words of a URL': (all) => encodeURIComponent(all.join(' ')),
  'with its values masked': ([name = '', ...all]) => [name, ...all.map(() => '***')].join(' '),
  'with question marks': ([name = '', ...all]) => [name, ...all.map(() => '?')].join(' '),
  'with dots up to its values': ([name = '', ...all]) => `${name}........${all.join(' ')}`,
  'with its second cell in brackets': ([name = '', second = '']) => `${name} (${second})`,
  'as a statement': ([name = '', second = '', third = '']) => `${name} is ${second} ${third}`,
  'cut to two cells': (all) => all.slice(0, 2).join(' '),
  'of another kind': (all) => `shop/${all.join('   ')}`,
};

/** Rows that were written anew, by a program or by hand. */
const rewritings: Readonly<Record<string, Damage>> = {
  ...Object.fromEntries(
    joints.map((joint) => [`with ${JSON.stringify(joint)} between`, cells((all) => all, joint)]),
  ),
  ...Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [
      name,
      (row: string) => form(row.trim().split(/ {2,}/)),
    ]),
  ),
};

export const damages: Readonly<Record<string, Damage>> = {
  'as it is': (row) => row,
  ...rewritings,
  'in full width': (row) =>
    row.replaceAll(/[\x21-\x7e]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'with letters apart': (row) => row.replace(/ +/g, ' ').split('').join(' '),
  ...Object.fromEntries(
    Object.entries(prefixes).map(([name, prefix]) => [`behind ${name}`, before(prefix)]),
  ),
  ...Object.fromEntries(
    Object.entries(wrappers).map(([name, [open, close]]) => [`in ${name}`, around(open, close)]),
  ),
  'with commas': cells((all) => all, ','),
  'with commas and blanks': cells((all) => all, ', '),
  'with semicolons': cells((all) => all, ';'),
  'with bars': cells((all) => all, ' | '),
  'as a Markdown row': markdown((all) => all),
  'as a Markdown row with an empty cell': markdown((all) =>
    all.map((cell, at) => (at === 1 ? '' : cell)),
  ),
  'as a Markdown row without its last cell': markdown((all) => all.slice(0, -1)),
  'with single blanks': cells((all) => all, ' '),
  'with gaps of two': cells((all) => all, '  '),
  'with tabs': cells((all) => all, '\t'),
  'without its second cell': without(1),
  'without its third cell': without(2),
  'with an emoji behind its name': cellAt(0, (cell) => `${cell}🔴`),
  'with an underscore in its name': cellAt(0, (cell) => cell.replace('-', '_')),
  'with a name in upper case': cellAt(0, (cell) => cell.toUpperCase()),
  'with a bold second cell': cellAt(1, (cell) => `**${cell}**`),
  'with a decorated third cell': cellAt(2, (cell) => `${cell} 🔴`),
  'with a quoted third cell': cellAt(2, (cell) => `"${cell}"`),
  'with a redacted name': cellAt(0, () => '$NAME'),
  'with a name in angle brackets': cellAt(0, () => '<name>'),
  'with a redacted second cell': cellAt(1, () => 'XXXX'),
  'with a comment behind it': (row) => `${row}   # look`,
  'with an arrow behind it': (row) => `${row} <-- this one`,
  'with blanks behind it': (row) => `${row}     `,
  'over two lines, at its second cell': (row) => row.replace(/^(\S+) {2,}/, '$1\n'),
  'over two lines, at its third cell': (row) => row.replace(/^(\S+ {2,}\S+) {2,}/, '$1\n'),
  'with a blank line in it': (row) => row.replace(/^(\S+ {2,}\S+) {2,}/, '$1\n\n'),
  'in a fence of its own': (row) => `\`\`\`\n${row}\n\`\`\``,
  'behind a lone prompt': (row) => `$ \n${row}`,
  'behind another command': (row) => `$ clear\n${row}`,
};

/** Lines that stand for rows that were left out. */
export const leftOut: readonly string[] = [
  'Press SPACE to continue, Q to quit',
  'Output exceeds the size limit. Open the full output data in a text editor',
  '...',
  '…',
  '[...]',
  '. . .',
  '--More--',
  '--More--(50%)',
  '--Mais--',
  '--Mehr--',
  ':',
  'lines 1-23',
  'lines 1-23/40 57%',
  '(END)',
  '... 5 more rows ...',
  '... and 5 more',
  '+ 5 more',
  '[output omitted]',
  '<output omitted>',
  '(output truncated)',
  '-- snip --',
  '<snip>',
  '[... 12 rows omitted ...]',
  'etc.',
  'and so on',
  '… und 12 weitere',
  'usw.',
  '… e mais 12',
  '(saída omitida)',
  'y 12 más',
  '[salida truncada]',
  '… et 12 autres',
  '(sortie tronquée)',
  '（省略）',
  '……还有 12 行',
  '等等',
  '| ... |',
  '| ... | ... | ... |',
  '3  ...',
  '# ...',
  '--',
];

/** What is there to be read as anything else than the row that it was. */
const others: readonly RegExp[] = [
  // A program that is run by its path, behind an arrow.
  /^➜\/+~ /,
  // Lines below a command that nobody knows: it may have printed them.
  /^\$ {3}c l e a r \n/,
  // What a program reports in keys and values, or marked up as its page.
  /^(?:E1128 [^\]]*\] |WARNING: ).*(?:\w['"]?[:=] ?['"\w]|\[td\])/,
];

/** Letters and signs as they were before they were set apart or in full width. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/**
 * Whether damages left a line that may honestly be something else: one of those, or one that has but one cell of the row
 * left, if any; a digit alone is anybody's.
 */
export function isOpen(row: string, text: string): boolean {
  const cells = row.split(/ {2,}/).filter((cell) => cell.length > 1);
  const left = cells.filter((cell) => bare(text).includes(bare(cell)));
  return left.length < 2 || others.some((other) => other.test(text));
}
