import { quoted } from '#transforms/shell/quote.ts';

/** The shells that can be recorded. */
export type ShellName = 'bash' | 'zsh';

/** A shell whose every prompt, command and end is marked. */
export interface HookedShell {
  /** Its command line. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** The file that it begins with, in the folder. */
  file: { name: string; text: string };
}

/** What both shells share: functions that write marks with the author's id, and the two that the author calls. */
const functions = (aid: string): string => `
__readyroom_mark() { builtin printf '\\e]133;%s;aid=${aid}\\a' "$1"; }
__readyroom_url() {
  local LC_ALL=C text=$1 out= sign
  while [ -n "$text" ]; do
    sign=\${text%"\${text#?}"} text=\${text#?}
    case $sign in
      [A-Za-z0-9_./-]) out=$out$sign ;;
      *) builtin printf -v sign '%%%02X' "'$sign"; out=$out%\${sign#"\${sign%??}"} ;;
    esac
  done
  builtin printf %s "$out"
}
section() {
  __readyroom_mark "S;title_url=$(__readyroom_url "$*")"
  if [ -n "$*" ]; then builtin printf 'From here on: %s\\n' "$*"; else builtin printf 'Say its title: section "Title"\\n'; fi
}
leave_out() { __readyroom_mark L; builtin printf 'The command before is left out.\\n'; }
`;

/** Nothing of a recording reaches a disk: the history of the shell neither. */
const bash = (
  aid: string,
  folder: string,
  rc: boolean,
): string => `command rm -rf -- ${quoted(folder)}
${rc ? '[ -r ~/.bashrc ] && source ~/.bashrc' : "PS1='$ '"}
builtin unalias -a
builtin unset HISTFILE HISTCONTROL HISTIGNORE
builtin set -o history
builtin shopt -s cmdhist lithist checkwinsize
${functions(aid)}
__readyroom_number() { HISTTIMEFORMAT= builtin history 1; }
__readyroom_begin() {
  local line text; line=$(__readyroom_number)
  if [ "$line" = "\${__readyroom_before-}" ]; then text=; else text=";cmdline_url=$(__readyroom_url "\${line#*[0-9][* ] }")"; fi
  __readyroom_mark "C$text;cols=\${COLUMNS-};rows=\${LINES-}"
}
__readyroom_end() { local code=$?; __readyroom_mark "D;$code"; return "$code"; }
__readyroom_prompt() {
  __readyroom_before=$(__readyroom_number)
  builtin unset HISTFILE HISTCONTROL HISTIGNORE
  case \${PS1-} in *'133;B;'*) ;; *) PS1="\${PS1-}\\[\\e]133;B;aid=${aid}\\a\\]" ;; esac
  case \${PS0-} in *__readyroom_begin*) ;; *) PS0='$(__readyroom_begin)'\${PS0-} ;; esac
  __readyroom_mark A
}
__readyroom_own=$(IFS=$'\\n'; builtin printf %s "\${PROMPT_COMMAND[*]-}")
builtin unset PROMPT_COMMAND
PROMPT_COMMAND=$'__readyroom_end\\n'"$__readyroom_own"$'\\n__readyroom_prompt'
`;

const zsh = (
  aid: string,
  folder: string,
  rc: boolean,
): string => `command rm -rf -- ${quoted(folder)}
unset ZDOTDIR
${rc ? '[ -n "${READYROOM_ZDOTDIR-}" ] && ZDOTDIR=$READYROOM_ZDOTDIR\n[ -r "${ZDOTDIR:-$HOME}/.zshrc" ] && source "${ZDOTDIR:-$HOME}/.zshrc"' : "PROMPT='$ '"}
unset READYROOM_ZDOTDIR
unalias -m '*'
unset HISTFILE
setopt interactive_comments
${functions(aid)}
__readyroom_begin() { __readyroom_mark "C;cmdline_url=$(__readyroom_url "$1");cols=\${COLUMNS-};rows=\${LINES-}"; }
__readyroom_end() { local code=$?; __readyroom_mark "D;$code"; return $code; }
__readyroom_prompt() {
  unset HISTFILE
  setopt no_prompt_sp
  [[ \${PROMPT-} == *'133;B;'* ]] || PROMPT="\${PROMPT-}%{"$'\\e]133;B;aid=${aid}\\a'"%}"
  __readyroom_mark A
}
precmd_functions=(__readyroom_end \${precmd_functions-} __readyroom_prompt)
preexec_functions+=(__readyroom_begin)
setopt no_prompt_sp
`;

/** `aid` tells our marks from those of any other program; `folder` is taken away by the shell itself, as soon as it has begun. */
export function hookedShell(
  shell: ShellName,
  { aid, folder, rc }: { aid: string; folder: string; rc: boolean },
  env: Readonly<Record<string, string | undefined>>,
): HookedShell {
  if (shell === 'bash')
    return {
      args: ['bash', '--noprofile', '--rcfile', `${folder}/rc`, '-i'],
      env: {},
      file: { name: 'rc', text: bash(aid, folder, rc) },
    };
  const own = env['ZDOTDIR'];
  return {
    args: ['zsh', ...(rc ? [] : ['-d']), '-i'],
    env: { ZDOTDIR: folder, ...(own !== undefined && { READYROOM_ZDOTDIR: own }) },
    file: { name: '.zshrc', text: zsh(aid, folder, rc) },
  };
}
