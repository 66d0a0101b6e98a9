import { quoted } from '#transforms/shell/quote.ts';
import type { CompletedCommand, CompletedOption, Offer } from './completed.ts';

/** For zsh's own completion system; works from a folder of $fpath as `_readyroom` and by `source`. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(
    ({ name, summary }) => `        ${quoted(`${name}:${escaped(summary)}`)}`,
  );
  const cases = commands.map(({ name, options, arguments: each }) => {
    const specs = [...options.flatMap(optionSpecs), quoted(`*:argument:${action(each)}`)];
    return `        ${name})\n          _arguments -s \\\n            ${specs.join(' \\\n            ')}\n          ;;`;
  });
  return `#compdef readyroom
# Completion of readyroom for zsh. Printed by: readyroom completion zsh

_readyroom_offer() {
  local -a offered
  offered=(\${=1})
  [[ -n $2 ]] && offered+=(\${(f)"$($readyroom_program __complete $2 $words 2> /dev/null)"})
  (( $#offered )) && compadd -a offered
}

_readyroom() {
  local context state state_descr line readyroom_program=$words[1]
  typeset -A opt_args
  _arguments -C \\
    '(- *)'{-h,--help}'[Print help]' \\
    '(- *)--version[Print the version of Readyroom]' \\
    '1:command:->command' \\
    '*::argument:->argument'
  case $state in
    command)
      local -a commands
      commands=(
${described.join('\n')}
      )
      _describe command commands
      ;;
    argument)
      case $words[1] in
${cases.join('\n')}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _readyroom ]]; then
  _readyroom "$@"
else
  compdef _readyroom readyroom
fi
`;
}

/** An option by its long name, and by its letter. */
function optionSpecs({ long, short, summary, isRepeatable, value }: CompletedOption): string[] {
  const text = `[${escaped(summary)}]`;
  return [long, ...(short === undefined ? [] : [short])].map((name) => {
    const others = short === undefined ? '' : `(${long} ${short})`;
    const once = isRepeatable ? '*' : others;
    const mark = value === undefined ? '' : name === long ? '=' : '+';
    return quoted(
      `${once}${name}${mark}${text}${value === undefined ? '' : `:value:${action(value)}`}`,
    );
  });
}

/** What `_arguments` does to complete a place. */
function action({ values, paths, names }: Offer): string {
  if (values.length === 0 && names === undefined)
    return paths === 'files' ? '_files' : paths === 'folders' ? '_files -/' : ' ';
  return `{_readyroom_offer "${values.join(' ')}" ${names ?? '""'}}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\[\]:$`]/g, String.raw`\$&`);
