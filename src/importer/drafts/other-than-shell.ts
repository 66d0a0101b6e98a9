/** Blocks that a fence calls shell, and that another program reads: names and values, arrows, statements of a database. */
import { doubts } from './doubts.ts';
import { firstLineOf, isOfPairs, isSql } from '#importer/text/code-shape.ts';
import { isSeries, isValueAlone } from '#importer/text/names-and-values.ts';
import { isCommandShaped } from '#importer/text/command-shape.ts';
import { otherPrompt } from '#importer/text/program-prompts.ts';
import { hasWords } from '#importer/text/sign-prompts.ts';

export const arrows = 'This tells what leads where, which no shell runs.';

/** What is to be written in a file, or what a key of a program does, behind an arrow: `/etc/boats.conf -> oars = 3`, `\\l -> List boats`. */
const setInFile = /^(?:\\\w+|~?\/(?:[\w.-]+\/)*[\w.-]+)\s+-+> \S/;

/** How the settings of SSH begin for a machine, below comments. */
const setsHost =
  /^(?:(?:#.*)?\n)*Host \S.*\n\s+(?:HostName|User|Port|IdentityFile|IdentitiesOnly|ProxyJump|ForwardAgent)\s/i;

/** A key of YAML with others below it, each set in further than the one above. */
const ofKeys = /^\s*[a-z]\w*:[ \t]*\n\s+(?:- )?[a-z][\w-]*:(?:[ \t]|\n\s+- )/i;

/** A line that says of which database the statements below it are. */
const database = /^\s*use \w+;?[ \t]*\n/i;

const ofJson = 'This is a part of JSON, which no shell runs.';
const ofSsh = 'These are settings of SSH, which no shell runs.';
const ofC = 'This is source of C, which no shell runs.';

/** Of what no shell runs, that of which nobody would ask whether it is typed. */
export const isNeverTyped = (other: string): boolean => [ofJson, ofC, ofSsh].includes(other);

/** What a block that is said to be shell begins with instead; undefined where that could be a command. */
export function otherThanShell(value: string): string | undefined {
  const line = firstLineOf(value);
  if (isOfPairs(value) && !isCommandShaped(line))
    return 'These are names and values, which no shell runs.';
  if (ofKeys.test(value)) return 'These are names and values, which no shell runs.';
  if (/^\S+ -+> \S+$/.test(line) || setInFile.test(line)) return arrows;
  if (isSql(firstLineOf(value.replace(database, '')))) return 'This is SQL, which no shell runs.';
  if (/^"[\w./-]+": /.test(line)) return ofJson;
  if (/^[ \t]*#include[ \t]*[<"]/m.test(value)) return ofC;
  if (setsHost.test(value)) return ofSsh;
  if (isValueAlone(value)) return 'This is a value alone, which no shell runs.';
  if (isSeries(value)) return 'These are names in a row, which no shell runs.';
  if (isCatalogue(value)) return doubts.ofNames;
  const isMarkup = /^(?:!!!|\?\?\?[+-]?|:::|===\s+"|\{%|\{\{[<%#]|-{1,2}8<-|<!--)/.test(line);
  return isMarkup ? 'This begins with markup of pages, which no shell runs.' : undefined;
}

/** Whether each line is a name with a remark behind it, and one of them that of a file which nobody runs: `~/.ssh/config   # what is known of machines`. */
const isCatalogue = (value: string): boolean => {
  const lines = value.split('\n').filter((each) => each.trim() !== '');
  return (
    lines.filter((each) => /^\s*\S+(?: \S+)* {2,}# ?\S/.test(each)).length * 2 > lines.length &&
    lines.some((each) => /^\s*(?:~\/\.|\/etc\/)\S* {2,}#/.test(each))
  );
};

/** Whether both lines of a fence stand in a text. */
export function hasFence(value: string): boolean {
  let open: string | undefined;
  for (const line of value.split('\n')) {
    const [, sign, lang] = /^ {0,3}(`{3,}|~{3,})([\w-]*)[ \t]*$/.exec(line) ?? [];
    if (open !== undefined && sign === open && lang === '') return true;
    open ??= sign;
  }
  return false;
}

/** Whether a text is the changes of a file, as Git shows them. */
export const isDiff = (value: string): boolean =>
  /^(?:diff --git |--- a\/.*\n\+\+\+ b\/)/.test(value);

/** Whether a text begins at the prompt of a program, or a line of words stands above that. */
export function isAtProgram(value: string): boolean {
  const [first = '', second = ''] = value.split('\n').filter((line) => line.trim() !== '');
  const isAbove = hasWords.test(first) || ofChinese.test(first) || /^\p{sc=Han}+/u.test(first);
  return otherPrompt.test(first) || (isAbove && otherPrompt.test(second));
}

/** A sentence of Chinese behind a word in small letters: `app 目录是程序`. */
export const ofChinese = /^[a-z][\w-]* ?\p{sc=Han}{2}[^'"$]{3,}$/u;

/** A key, and its value in a column of values, as programs print them: `Name:     red`. */
export const keyInColumn = /^[^:]+: {2,}\S/;

/** Whether a text is keys and values with a colon between them, as programs print them and no shell reads them. */
export const areKeys = (value: string): boolean =>
  isOfPairs(value) && /^[^=]+: /.test(firstLineOf(value));
