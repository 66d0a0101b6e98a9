import { recordOf } from '#checker/kinds/index.ts';
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { read } from '#checker/prints/read.ts';
import { firstLineOf } from './code-shape.ts';
import { isCommandShaped, withOption } from './command-shape.ts';
import { isSaidByProgram, ofLog } from './said-by-program.ts';
import { isToldByKubectl } from './told-by-kubectl.ts';

/** What Helm prints: `"bitnami" has been added to your repositories`. */
const stateOfQuoted = /^["“][^"”]+["”] (?:has been|already|is|was) /;

/** How Helm says what it did with a release or a chart. */
const ofRelease =
  /^Release "[^"]+" (?:has been|does not exist)\b|^Successfully packaged chart and saved it to: /;

/** Whether a line is how kubectl or Helm reports what it did: `daemonset.apps/calico-node created`. */
export const isAppliedLine = (line: string): boolean =>
  isToldByKubectl(line) || [stateOfQuoted, ofRelease].some((pattern) => pattern.test(line.trim()));

/** A record of DNS, as `dig` prints it: `boats.example. 300 IN A 192.0.2.1`. */
const dnsRecord = /^\S+\.\s+\d+\s+IN\s+[A-Z]+\s/;

/** Whether a line is the header of a table: words in capitals, with two spaces or a tab between them. */
export function isHeaderLine(line: string): boolean {
  const columns = line.trim().split(/\s{2,}|\t/);
  return (
    columns.length > 1 &&
    columns.every((column) => /^[A-Z][A-Z\d()%/. :_-]*(?:\([a-z]+\))?$/.test(column)) &&
    columns.some((column) => /^[A-Z][A-Z-]{2,}/.test(column))
  );
}

/**
 * Whether a line below a command is nothing that a shell runs, whatever printed it: an address or the name of a server, a number or the name of an image by its hash first, a key of JSON, a
 * path with what is in it, dots, a frame or a picture of signs, a row of four cells, a step of a build, an object by its kind, the lines of `ls -l` and `tree`.
 */
export const isSurelyNotTyped = (line: string): boolean =>
  isRow(line) || notTyped.some((pattern) => pattern.test(line.trim())) || isObject(line.trim());

/** Whether a line is `pod/boat` or `boat.sea.example/red`: of a word that is no kind, as in `bin/setup`, it is a path to a program. */
function isObject(line: string): boolean {
  const [, word] = /^([a-z]+(?:\.[a-z\d.]+)?)\/[a-z\d][\w.-]*(?<!\.sh)$/.exec(line) ?? [];
  return word !== undefined && (word.includes('.') || recordOf(kindOf(word)) !== undefined);
}

/** Whether a line is a row of a table without its head, as grep leaves it, with no option and no sign of a shell: cells with blanks between them, `kvm  1028096  1`. */
export const isRow = (line: string): boolean =>
  /^\s*[\p{L}\d*~/.][\p{L}\w./:@%~+-]*(?:(?: {2,}|\t)\S+(?: \S+)*){3,}\s*$|^\s*[a-z]\w* {2,}\d+ +\d+(?: \S+)*\s*$/iu.test(
    line,
  ) && !/ --?[a-z]|[|;&$"'`\\=]/i.test(line);

/** Whether lines are versions as programs print them: `boatctl version 1.2.3`. */
export const isVersions = (value: string): boolean =>
  value.split('\n').every((line) => /^(?:[a-z][\w-]* version v?\d+\.\d\S*)?\s*$/.test(line));

/** A line of help: a name in small letters, blanks, and a sentence about it. */
export const ofHelp = /^\s*[a-z][\w-]* {2,}[A-Z][a-z]+(?: [\w-]+){2,}/;

const notTyped: readonly RegExp[] = [
  ofHelp,
  // A name and its address, as in two columns of a table.
  /^[a-z][\w.-]* {2,}\d{1,3}(?:\.\d{1,3}){3}$/,
  // A value with blanks around its sign: a shell would run the name.
  /^\$?[a-z]\w* = /i,
  dnsRecord,
  /^https?:\/\/\S+$/,
  /^HTTP\/\d/,
  // A route, as `ip route` prints it.
  /^(?:default|blackhole|unreachable) (?:via|dev|[\da-f.:]+\/\d+)\s/,
  /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|local)(?:[:\s]|$)/,
  /^\d[\d.:]*(?:\s|$|[a-z]+:)/,
  /^(?=[a-f]*\d)(?:[\da-f]{12}|[\da-f]{40}|[\da-f]{64})(?:\s|$)/,
  /^[+|][-=+|]{3}/,
  /^(?=.*¯)[/\\_¯|\s]+(?:\s{2}|$)/,
  /^(?:~|\.{1,2})?\/(?:[\w.-]+\/)+$/,
  /^=> \S/,
  /^[-+] {2,}\w[\w./-]*:/,
  /^total \d+$|^\.$/,
  /^\p{Extended_Pictographic}/u,
  /^"[\w./-]+": /,
  /^\/[\w./-]+:\S/,
  /^(?:\.{3}|…)$/,
  // Of a certificate: `subject=CN = boat.example`, `notBefore=Sep  3 21:00:00 2024 GMT`, `sha256 Fingerprint=AA:BB`.
  /^\w+=\w+ +(?:= \S|\d)|^\w+ Fingerprint=/,
  /^v\d+(?:\.\d+)+(?:[-+]\S*)?$/,
];

/** Whether a text is words alone, one in each line, or begins with a key and its value, a name of a column, or a map as Go prints it. */
export function isOfNames(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.every((line) => /^[\w.-]+$/.test(line) && !isCommandShaped(line)) ||
    /^(?:[A-Z]\w*(?: \w+)*(?::(?:\s|$)| {2,}[A-Z])|map\[)/.test(lines[0] ?? '')
  );
}

/** Whether a line is one word of small and capital letters and digits, as passwords and tokens are: no program is called so. */
export const isSecret = (line: string): boolean =>
  /^\s*(?=\S*\d)(?=\S*[A-Z])(?=\S*[a-z])[\w+/.-]{6,}={0,2}\s*$/.test(line);

/** Whether a line below a command is an answer alone, or a test that passed as `go test` tells it. */
export const isAnswer = (line: string): boolean => /^(?:yes|no|ok)$|^ok[ \t]+\S/i.test(line.trim());

/** Whether a text is an object or a list of JSON, which a shell would take for a group of commands. Values may be left out with dots. */
export function isJson(text: string): boolean {
  const lines = text.trimStart().split('\n', 4);
  const [first = '', second = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (first === '{') return /^(?:"[^"]*"\s*:|\}|\.{3})/.test(second);
  if (first === '[') return /^(?:["{[\]]|-?\d|\.{3}|(?:true|false|null)\b)/.test(second);
  return /^\{\s*"[^"]*"\s*:/.test(first) || list.test(first);
}

/** The beginning of a list of JSON, and not of a test of a shell: `[ "$REGION" = eu ]`, `[[ -f pod.yaml ]]`. */
const list = /^\[\s*(?:\[\s*)?(?:\{\s*(?:["}]|$)|"[^"$]*"\s*(?:[,\]]|$)|-?\d[\d.]*\s*[,\]]|$)/;

/** Whether a text can be nothing but what a program printed: no sentence of an author looks so. */
export function isSurelyPrinted(text: string): boolean {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  const line = first.trim();
  return (
    isAppliedLine(line) ||
    isHeaderLine(line) ||
    ofLog.test(line) ||
    ofContainers.test(line) ||
    isJson(text) ||
    read(text).tables.some(({ rows, kind }) => rows.length > 0 && kind !== undefined)
  );
}

/** What Docker and Compose tell of what they do: `Creating network "sea" with the default driver`, `Step 1/13 : FROM node`, `Stopping sea ... done`. */
const ofContainers =
  /^(?:(?:Creating|Recreating|Starting|Restarting|Stopping|Removing|Pulling|Attaching)(?: to)? (?:(?:network|volume|container|image|service) )?\S+(?: \.\.\. ?\w*| with the default driver|$)|Step \d+\/\d+ : [A-Z]|-+> (?:[\da-f]{12}|Running in |Using cache)|Sending build context to Docker daemon|\[\+\] (?:Running|Building) |Successfully (?:built|tagged) \S+$)/;

/** The first line of what `getfacl` and `getfattr` print. */
const ofAttributes = /^# file: \S/;

/** The line below the names of columns, as databases print them: `----+------`. */
const ruleOfTable = /^ ?(?:-{4,}|-+(?:\+-+)+|-{3,}(?: {2,}-{3,})+)$/;

/** Whether a line parts the names of columns, which stand above it, from their rows. */
export const isRuleOfTable = (line: string): boolean => ruleOfTable.test(line);

/** Whether names of columns stand above a row that begins with a number, as databases print them: `id | name`, `1 | red`. */
function isNumberedTable(first: string, second: string): boolean {
  const cellsOf = (line: string): string[] =>
    line.split(/[|\t]| {2}/).flatMap((cell) => cell.trim() || []);
  const [names, row] = [cellsOf(first), cellsOf(second)];
  return (
    names.length > 1 &&
    names.length === row.length &&
    /^\d+$/.test(row[0] ?? '') &&
    names.every((name) => /^[a-z_]\w*$/i.test(name))
  );
}

/** What programs of Go print of themselves: how each is called, and what its options do. */
const help = /(?:^|\n\n)Usage:\n +\S[\s\S]*\n\n(?:Global )?Flags:\n +-/;

/** Whether a text is the branches of Git, one of which has a star before it. */
const isOfBranches = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 1 &&
    lines.every((line) => /^(?:\* | {2})[^\s*]\S*$/.test(line)) &&
    lines.filter((line) => line.startsWith('*')).length === 1
  );
};

/** Whether a text looks like the output of a command. */
export function looksLikeOutput(text: string): boolean {
  const [first = '', second = ''] = text.split('\n').filter((line) => line.trim() !== '');
  if (ofAttributes.test(text) || ruleOfTable.test(second) || isNumberedTable(first, second))
    return true;
  if (
    isJson(text) ||
    dnsRecord.test(first.trim()) ||
    /^HTTP\/\d(?:\.\d)? \d{3}\b/.test(first.trim())
  )
    return true;
  if (isAppliedLine(first) || isSaidByProgram(first) || isOfBranches(text)) return true;
  // Comments above commands, and below them what those print, are no output.
  if (isCommandShaped(first) || isCommandShaped(firstLineOf(text))) return false;
  if (!withOption.test(first) && help.test(text)) return true;
  if (isHeaderLine(first)) return true;
  if (/^Every \d[\d.,]*s: /.test(first.trim())) return true;
  return isTableOfObjects(text);
}

/** Whether a text has a table of objects of a cluster with a row, which nothing but kubectl prints. */
export const isTableOfObjects = (text: string): boolean =>
  read(text).tables.some(({ rows, kind }) => rows.length > 0 && kind !== undefined);

/** Whether a text is an address, or the name of an image with its tag, and nothing else. */
export const isAddress = (value: string): boolean =>
  /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]+(?:\/[\w.-]+)+:[\w.-]+)$/.test(value.trim());

/** Whether a text is what kubectl says of the objects that it was given, or Helm of a release. */
export const tellsWhatIsThere = (text: string): boolean =>
  /^\s*NAME: \S+\nLAST DEPLOYED: /.test(text) ||
  text.split('\n').every((line) => line.trim() === '' || isAppliedLine(line));
