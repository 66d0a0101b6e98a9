import { read } from '#checker/prints/read.ts';
import { isCommandShaped } from './command-shape.ts';

const applied =
  /^[a-z][\w.-]*(?:\/[\w.:-]+| ["“][^"”]+["”]) (?:created|configured|unchanged|deleted|patched|labeled|annotated|scaled|exposed|edited|replaced|tainted|untainted|cordoned|drained|serverside-applied|condition met|image updated|rolled back|restarted)\b/;

/** What Helm prints: `"bitnami" has been added to your repositories`. */
const stateOfQuoted = /^["“][^"”]+["”] (?:has been|already|is|was) /;

/** Whether a line is how kubectl or Helm reports what it did: `daemonset.apps/calico-node created`. */
export const isAppliedLine = (line: string): boolean =>
  applied.test(line.trim()) || stateOfQuoted.test(line.trim());

/** Whether a line is the header of a table: words in capitals, with two spaces or a tab between them. */
export function isHeaderLine(line: string): boolean {
  const columns = line.trim().split(/\s{2,}|\t/);
  return (
    columns.length > 1 &&
    columns.every((column) => /^[A-Z][A-Z\d()%/. :_-]*$/.test(column)) &&
    columns.some((column) => /^[A-Z][A-Z-]{2,}/.test(column))
  );
}

/** Whether a text looks like the output of a command. */
export function looksLikeOutput(text: string): boolean {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  if (isCommandShaped(first)) return false;
  if (isHeaderLine(first) || isAppliedLine(first)) return true;
  if (/^Every \d[\d.,]*s: /.test(first.trim())) return true;
  return read(text).tables.some(({ rows, kind }) => rows.length > 0 && kind !== undefined);
}

/** Words with which the three languages announce what a command prints. */
const english =
  /\b(?:output|result|response|prints?|printed|returns?|yields?|produces?|reports?|should (?:see|look|be|return|get)|(?:will|can|may|might|now|['’]ll|you) (?:see|look|get)|like this|looks? like|similar to|something like|displays?|shows?)\b/i;
const portuguese =
  /\b(?:saída|saida|resultado|resposta|retorno|deve(?:rá)? (?:ver|ser|exibir|mostrar|retornar)|verá|semelhante|parecid[ao]|imprime|mostra|exibe)\b/i;
const chinese = /输出|結果|结果|显示|返回|如下|可以看到|类似|打印|预期/;

/** Whether a paragraph, or a comment, announces an output: `Expected Output:`, "Saída esperada:", "输出如下". */
export function isLeadIn(text: string): boolean {
  const last = lastSentence(text.trim());
  return english.test(last) || hasPortuguese(last) || chinese.test(last);
}

/** For `\b` a letter with an accent is not part of a word, so words that begin or end with one are searched without it. */
const hasPortuguese = (text: string): boolean =>
  portuguese.test(text) ||
  /sa[ií]da (?:esperada|deve|ser|é|abaixo|:)|ver[aá] (?:o|a|algo|uma?)\b/i.test(text);

function lastSentence(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n\t.:。：…'.includes(text.charAt(end - 1))) end -= 1;
  const body = text.slice(0, end);
  const start = Math.max(
    ...['. ', '! ', '? ', '。', '！', '？', '\n'].map((mark) => body.lastIndexOf(mark)),
  );
  return body.slice(start + 1);
}
