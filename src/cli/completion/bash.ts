import { quoted } from '#transforms/shell/quote.ts';
import type { CompletedCommand, Offer } from './completed.ts';

/** For bash 3.2 (macOS) and later. An empty COMPREPLY leaves files to readline, which knows best how to write them. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const words = [...commands.map(({ name }) => name), '--help', '--version'];
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ long, short, value }) => {
      if (value === undefined) return [];
      const patterns = short === undefined ? [long] : [long, short];
      return `    ${patterns.map((each) => quoted(`${name} ${each}`)).join('|')}) ${offered(value)} ;;`;
    }),
  );
  const flags = commands.map(({ name, options }) => {
    const all = options.flatMap(({ long, short }) =>
      short === undefined ? [long] : [long, short],
    );
    return `      ${name}) _readyroom_words ${quoted(all.join(' '))} ;;`;
  });
  const args = commands.map(({ name, arguments: each }) => `      ${name}) ${offered(each)} ;;`);
  return `# Completion of readyroom for bash. Printed by: readyroom completion bash

_readyroom_words() {
  local IFS=$' \\n'
  COMPREPLY+=($(compgen -W "$1" -- "$current"))
}

_readyroom_names() {
  _readyroom_words "$("\${COMP_WORDS[0]}" __complete "$1" "\${COMP_WORDS[@]:1}" 2> /dev/null)"
}

_readyroom_folders() {
  local IFS=$'\\n'
  COMPREPLY+=($(compgen -d -- "$current"))
  compopt -o filenames 2> /dev/null
}

_readyroom_nothing() {
  compopt +o default 2> /dev/null
}

_readyroom() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  # --option=value is three words for bash.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]] && ((COMP_CWORD > 2)); then
    previous=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  if ((COMP_CWORD < 2)); then
    _readyroom_words ${quoted(words.join(' '))}
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${values.join('\n')}
    *) _readyroom_line ;;
  esac
}

_readyroom_line() {
  if [[ $current == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${flags.join('\n')}
    esac
  else
    case "\${COMP_WORDS[1]}" in
${args.join('\n')}
    esac
  fi
}

complete -o default -F _readyroom readyroom
`;
}

function offered({ values, paths, names }: Offer): string {
  const calls = [
    ...(values.length > 0 ? [`_readyroom_words ${quoted(values.join(' '))}`] : []),
    ...(names === undefined ? [] : [`_readyroom_names ${names}`]),
    ...(paths === 'folders' ? ['_readyroom_folders'] : []),
  ];
  if (calls.length > 0) return calls.join('; ');
  return paths === 'files' ? ':' : '_readyroom_nothing';
}
