/** The ways in which output is damaged between a terminal and a text field. */
export const lines = (text: string) => text.split('\n');
const each = (change: (line: string, index: number) => string) => (text: string) =>
  lines(text).map(change).join('\n');

/** Damage that leaves everything there: whatever was printed must be read back. */
export const harmless: Readonly<Record<string, (text: string) => string>> = {
  'as printed': (text) => text,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'with bare CR': (text) => text.replaceAll('\n', '\r'),
  'with a byte order mark': (text) => `\uFEFF${text}`,
  'with non-breaking spaces': (text) => text.replaceAll(' ', '\u00A0'),
  'with zero-width spaces between lines': (text) => text.replaceAll('\n', '\u200B\n'),
  'with full-width spaces': (text) => text.replaceAll(' ', '\u3000'),
  'in colours': each((line) => line.replace(/\S+/g, (word) => `\u001B[1;32m${word}\u001B[0m`)),
  'in colours that lost their escape': each((line) => `[32m${line}[0m`),
  'with a window title': (text) => `\u001B]0;user@host: ~\u0007${text}`,
  'with HTML entities': (text) =>
    `roles: &lt;none&gt;\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
  'with trailing blanks': each((line) => `${line}     `),
  indented: each((line) => `    ${line}`),
  'indented but for its header': each((line, index) => (index ? `        ${line}` : line)),
  quoted: each((line) => `> ${line}`),
  'quoted twice': each((line) => `> > ${line}`),
  commented: each((line) => `# ${line}`),
  'from a diff': each((line) => `+${line}`),
  numbered: each((line, index) => `${String(index + 1).padStart(4)}  ${line}`),
  'numbered by nl': each((line, index) => `${String(index + 1).padStart(6)}\t${line}`),
  'numbered with colons': each((line, index) => `${index + 8}: ${line}`),
  'in a fence': (text) => `\`\`\`console\n${text}\n\`\`\``,
  'in a box': each((line) => `│ ${line.padEnd(300)} │`),
  'with blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'under a prompt': (text) => `user@host:~$ echo\n${text}\nuser@host:~$ `,
  'after a warning': (text) =>
    `Warning: v1 is deprecated in v1.19+\nE1121 02:17:11.905622    1226 memcache.go:265] couldn't get it\n${text}`,
  'with log lines between': (text) =>
    text.replaceAll('\n', '\nW1121 02:17:11.905622    1226 warnings.go:70] careful\n'),
  'before prose': (text) => `${text}\nthis is what I see, is it right?`,
  'before Chinese prose': (text) => `${text}\n现在所有的节点都准备好了`,
  'with its header again': (text) => `${text}\n${lines(text)[0] ?? ''}`,
  'through unexpand': each((line) => unexpand(line)),
};

/** `unexpand -a`: eight columns that end in blanks become a tab. */
function unexpand(line: string): string {
  const stops = line.match(/.{1,8}/gu) ?? [];
  return stops
    .map((stop) => (stop.endsWith('  ') && stop.length === 8 ? `${stop.trimEnd()}\t` : stop))
    .join('');
}

/** Damage that takes something away: what cannot be told any more must be said, never guessed. */
export const lossy: Readonly<Record<string, (text: string) => string>> = {
  'squeezed to single spaces': (text) => text.split(/ +/).join(' '),
  'with gaps of two spaces': (text) => text.replace(/ {2,}/g, '  '),
  'without its header': (text) => lines(text).slice(1).join('\n'),
  'cut at the end': (text) => text.slice(0, -2),
  'with one row moved': each((line, index) =>
    index === 1 ? `  ${line.replace(/ {4}/, '  ')}` : line,
  ),
  ...Object.fromEntries(
    [80, 100, 120].flatMap((width) => [
      [`wrapped at ${width} columns`, (text: string) => wrapped(text, width).join('\n')],
      [
        `wrapped at ${width} columns, blanks trimmed`,
        (text: string) =>
          wrapped(text, width)
            .map((part) => part.trimEnd())
            .join('\n'),
      ],
    ]),
  ),
};

function wrapped(text: string, width: number): string[] {
  return lines(text).flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);
}
