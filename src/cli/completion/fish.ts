import type { CompletedCommand, Offer } from './completed.ts';

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, arguments: each }) => {
    const ofCommand = `complete -c readyroom -n '__readyroom_in ${name}'`;
    return [
      `complete -c readyroom -n __readyroom_begins -a ${name} -d ${quoted(summary)}`,
      ...options.map(({ long, short, summary: text, value }) => {
        const names = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
        return `${ofCommand} ${names}${value === undefined ? '' : ` ${value.paths === 'files' ? '-r' : '-x'}${offered(value)}`} -d ${quoted(text)}`;
      }),
      ...[offered(each)].filter((offer) => offer !== '').map((offer) => `${ofCommand}${offer}`),
      '',
    ];
  });
  return `# Completion of readyroom for fish. Printed by: readyroom completion fish

function __readyroom_begins
    test (count (commandline -opc)) -eq 1
end

function __readyroom_in
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end

function __readyroom_names
    set -l words (commandline -opc)
    $words[1] __complete $argv[1] $words[2..-1] 2>/dev/null
end

complete -c readyroom -e
complete -c readyroom -f
complete -c readyroom -n __readyroom_begins -l help -s h -d 'Print help'
complete -c readyroom -n __readyroom_begins -l version -d 'Print the version of Readyroom'

${lines.join('\n').trimEnd()}
`;
}

/** Options of `complete` that offer something. Files are off for the whole command, so they are named where they fit. */
function offered({ values, paths, names }: Offer): string {
  const lists = [
    ...values,
    ...(names === undefined ? [] : [`(__readyroom_names ${names})`]),
    ...(paths === 'folders' ? ['(__fish_complete_directories)'] : []),
  ];
  return `${lists.length === 0 ? '' : ` -a ${quoted(lists.join(' '))}`}${paths === 'files' ? ' -F' : ''}`;
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
