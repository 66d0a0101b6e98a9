import { readShell } from '#transforms/shell.ts';
import { wordsOfSentences } from '#importer/text/words-of-text.ts';

/** A key of the keyboard, alone or with others: `<TAB>`, `<tab>`, `<Ctrl-C>`, `<C-a>`. */
const key =
  /<(?:(?:ctrl|control|alt|shift|cmd|meta|[cm])[-+ ](?:[a-z\d]|tab|enter|return|del|delete|space)|tab|enter|return|esc(?:ape)?|cr|backspace|f\d{1,2})>/gi;

/** Dots that stand for words, alone or with words about them, and are no part of a name: `...other options...`, `boat-files...`; `./...` is a path. */
const dots =
  /(?<=\s(?:(?:[a-z]+-)*(?:arg|argument|file|flag|option)s)?)(?:\.{3}|…)(?=[\s\]]|$|[a-z]+ [a-z]+(?:\.{3}|…))|(?<=[a-z]\/)\.{3}(?=:)|(?<=^cd )\.{3}(?=\/)/u;

/** What readers are told behind a command: what it gives, `=> 12`, or what to do then, `and raise the number`. */
const remark = /(?<=\s)(?:=> ?\S+$|and \w+ (?:the|your|its|a) .*)/u;
const dotsOrRemark = new RegExp(`${dots.source}|${remark.source}`, 'gmu');

/** Programs that are called with names and options, and with no sentence. */
const namesAlone =
  /^\s*(?:sudo\s+)?(?:kubectl|oc|k|minikube|kind|k3[ds]|helm|docker|podman|kubeadm|istioctl|systemctl|apt(?:-get)?|yum|dnf)\s(?!.*\becho\b)/;
const chinese = /(?<=\s)\p{sc=Han}{5,}(?<!名称?|地址|路径|密码|令牌)(?=\s|$|[，。、；：])/u;
const ofSentence = new RegExp(`(?<= )(?:${wordsOfSentences.join('|')})(?= )`, 'gi');

/** A remark as other languages have it, `// moor it first`, `//停泊`, and a sentence in letters of Chinese behind two blanks or at the end: where a shell has `#`. */
const slashes =
  /(?<=[ \t])\/\/ ?(?=\p{L}+ \p{L}|[^\s/]{0,20}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;
const gloss =
  /(?<=[ \t]{2}|\t)(?=\p{sc=Han}{2}[^\n'"]*$)|(?<= )(?=\p{sc=Han}{5,}(?<!名称?|地址|路径|密码|令牌)$)/gmu;

/** What a command does, set apart from it by blanks: `kubectl get nodes      list the nodes`, `git add .    Add all files`. */
const apart =
  /(?<= {3}|\t)(?=(?:\p{Lu}\p{Ll}+|\p{Ll}+(?= (?:\p{Ll}+ )*(?:an?|the|all|of|for|from|in|your|its) ))(?: [\p{L}\d.,'’()/-]+)+$)/gmu;

/** A command whose remarks to readers are comments. What stands in quotes and in here-documents is of a text. */
export function withRemarks(command: string): string {
  const behindSlashes = [...command.matchAll(slashes)];
  const behindBlanks = namesAlone.test(command) ? [...command.matchAll(gloss)] : [];
  const setApart = command.includes('\n') ? [] : [...command.matchAll(apart)];
  const found = [behindSlashes, behindBlanks, setApart].find((each) => each.length > 0) ?? [];
  if (found.length === 0) return command;
  const isText = textsOf(command);
  let text = command;
  for (const { 0: sign, index } of found.toSorted((one, other) => other.index - one.index))
    if (!isText(index)) text = `${text.slice(0, index)}# ${text.slice(index + sign.length)}`;
  return text;
}

/** Whether a place of a command is within quotes, a here-document or a comment. */
function textsOf(command: string): (at: number) => boolean {
  const { quoted, documents, comments } = readShell(command);
  return (at) =>
    [...quoted, ...documents].some(({ start, end }) => start <= at && at < end) ||
    comments.some(({ offset, end }) => offset <= at && at < end);
}

/** What reads like a sentence of words behind a program: `minikube stop 不会删除任何数据`, `minikube status shows the state of the cluster`. */
function sentenceBehind(command: string): string | undefined {
  if (!namesAlone.test(command)) return undefined;
  const [han] = chinese.exec(command) ?? [];
  const words = new Set(command.match(ofSentence));
  return han ?? (words.size > 1 && /^[\p{L}\d .,]+$/u.test(command) ? command : undefined);
}

/** Programs for which dots are words like any others. */
const says = /^\s*(?:echo|printf|print|read|figlet|cowsay)\s/;

/**
 * What of a command nobody types as it is written: a key that is pressed, dots for any number of words, or words to readers; with why. undefined where there
 * is none. What stands in quotes and in here-documents is of a text.
 */
export function notToType(command: string): string | undefined {
  const other = says.test(command) ? [] : command.matchAll(dotsOrRemark);
  const marks = [...command.matchAll(key), ...other];
  const sentence = sentenceBehind(command);
  if (marks.length === 0 && sentence === undefined) return undefined;
  const isText = textsOf(command);
  if (sentence !== undefined && !isText(command.indexOf(sentence)))
    return `${sentence}, which is said to readers`;
  const [mark] = marks.find(({ index }) => !isText(index)) ?? [];
  if (mark === undefined) return undefined;
  if (mark.startsWith('<')) return `${mark}, which is a key that is pressed`;
  return /^(?:=|and )/.test(mark)
    ? `${mark}, which is said to readers`
    : `${mark}, which stands for any number of words`;
}
