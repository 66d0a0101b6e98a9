/** How texts look that are no commands: files, source, drawings, statements of SQL, and how a command is written. */

/** Whether a text is one command with an option, or a word of its own, in each of its further lines, of which a shell would run some as commands: no backslash stands above them. */
export function hasLooseOptions(value: string): boolean {
  const [first = '', ...others] = value
    .split('\n')
    .map((line) => (line.split(/\s#\s/, 1)[0] ?? '').trimEnd())
    .filter((line) => line.trim() !== '');
  return (
    /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: [^:]+)?$/.test(first) &&
    !/^usage\b/i.test(first) &&
    others.filter((line) => /^\s+--?[a-z]/i.test(line)).length > 1 &&
    [first, ...others.slice(0, -1)].some((line) => !/[\\|&]\s*$/.test(line)) &&
    others.every((line) => /^\s+(?:--?[a-z]|[a-z\d]+$)/i.test(line))
  );
}

/** Whether a text is no command but a part of one, its options, the name of a variable, or settings below a word alone, as routers have them. */
export function isPartAlone(value: string): boolean {
  if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(value.trim())) return true;
  const [first = '', ...others] = value.split('\n').filter((line) => line.trim() !== '');
  if (/^\s*--?[a-z]/i.test(first)) return others.every((line) => /^\s*--?[a-z]/i.test(line));
  return /^[\w-]+$/.test(first) && others.length > 0 && others.every((line) => /^\s/.test(line));
}

/** Whether a text is a drawing of folders in each other, below the name of the first of them and nothing else. */
export function isDrawing(value: string): boolean {
  const [first = '', second = ''] = value.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  const branch = /^[│| ]*(?:[├└]─|[+|`]-{2,3} ?[\w.@/])/;
  return branch.test(first) || (branch.test(second) && !/\s/.test(first.trim()));
}

/** The head of a page, and nothing else. */
const frontMatter = /^\s*---\n(?:[\w-]+:.*\n|\s*- .*\n)+---\s*$/;

/**
 * Whether a text is nothing that a shell runs, though its fence says so: it begins with the edge of a box, each of its lines is a sentence of
 * Chinese, it is a part of a file of YAML, a list of units or packages, or a list with words above it.
 */
export const isNoShell = (value: string): boolean =>
  /^\s*\+-{3}[+-]*\+\s*$/.test(firstLineOf(value)) ||
  value.split('\n').every((line) => line.trim() === '' || isChinese.test(line)) ||
  (isYaml(value) && !/: {2,}\S/.test(value)) ||
  headed.test(value) ||
  asksInTest.test(value) ||
  frontMatter.test(value) ||
  value.split('\n').every((line) => line.trim() === '' || unitOrPackage.test(line));

/** Whether a text begins with a line of a file of the system: no fence makes that a command. */
export const isOfSystem = (value: string): boolean =>
  ofSystem.test(firstLineOf(value)) || isMount(firstLineOf(value));

/** A server of names, `nameserver 10.0.0.1`, or the head of a zone of names, `$TTL 86400`. */
const ofSystem = /^\s*(?:nameserver [\da-f.:]+|\$(?:TTL|ORIGIN)\s+[\w.]+)\s*$/;

/** Whether a line is one of /etc/fstab, which says what is mounted where. */
export const isMount = (line: string): boolean =>
  /^\s*\S+\s+(?:\/\S*|none|swap)\s+[a-z]+\d?\s+[\w,=]+\s+\d\s+\d\s*$/.test(line);

/** Whether a line is a setting of words with a value, which no shell reads: `max name len = 256`. */
export const isSettingLine = (line: string): boolean =>
  /^\s*(?!(?:let|set|test|expr|alias|git|echo|export) )[a-z][\w-]*(?: [a-z][\w-]*)+ = [^\s=]/i.test(
    line,
  );

/** The name of a unit of systemd or of a package, alone. */
const unitOrPackage = /^\s*[\w@.+-]+\.(?:target|service|socket|timer|mount|slice|rpm|deb)\s*$/;

/** A question to readers where a test would be: `if [ Is this boat painted? ]`. */
const asksInTest = /(?:if|while|until) \[ [A-Z][a-z]+(?: [a-z]+)+ ?\? \]/;

/** Words with a colon behind them, and more below: `boats of north:`, `  - red`. */
const headed = /^\s*(?!(?:echo|printf) )[a-z][\w-]*(?: +[\w:-]+){2,}:[ \t]*\n/i;

const isChinese = /^\s*(?:[-*（(]\s*)?(?:\d+\s*[.、）)]\s*)?\p{sc=Han}/u;

/** Whether a text shows boxes, or what leads from one thing to another: an arrow alone in its line does, too. */
export const isOfBoxes = (value: string): boolean =>
  /[┌╔]─|^ *[↑↓↕⬆⬇▲▼]|[─═][>▶►]|\S +-{2,20}(?:\([^()\n]{1,60}\)-{1,20})?> +\S/m.test(value);

/** Whether a text has parts in braces, as files of settings have: `resource boat {` or `/var/log/boat.log {`, its lines, and a brace alone that ends it. No function of a shell begins so. */
export function isOfBraces(value: string): boolean {
  const [first = '', second = '', ...others] = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const opens = /^(?:[a-z][\w-]*|\/[\w.*/-]+)(?: (?:"[^"]*"|[\w.:/<>@${}-]+))* \{$/i;
  const begins =
    opens.test(first) ||
    (/^[\w-]+(?: [\w.<>-]+)?$/.test(first) && opens.test(second)) ||
    (second === '{' && /^[a-z][\w -]*(?:="[^"$]*"[\w -]*)+$/i.test(first));
  return begins && !first.startsWith('function ') && others.some((line) => /^\}[;,]?$/.test(line));
}

/** Whether lines end in the marks of a list that explains them, which nobody types: `source setup ①`. */
export const hasCallouts = (value: string): boolean =>
  value.split('\n').filter((line) => /\S\s+\p{No}\s*$/u.test(line)).length > 1;

/** What is sent to a server by HTTP. */
export const request = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT) \S+ HTTP\/\d/;

/** Whether a text is a script of its own, also where the name of its file stands above its first line. */
export const isWholeScript = (value: string): boolean =>
  value
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^#(?!!)/.test(line))
    ?.startsWith('#!') === true;

/** A part in brackets that may be left out: `[--force]`, `[<name>]`, `[OPTIONS]`, `[fix|check]`, `[key=value...]`, `[-- <words>]`. Right behind an option stands a value: `--name [BOAT]`. */
const optional =
  /(?<=\s)\[(?!\w-\w\])(?:\[?--?[a-zA-Z][^\][]*(?:\[[^\][]*\][^\][]*)*|(?:-- |\.{3}|\[)?[$\w=]*<[^\][]+|options?|flags?|arg(?:s|uments?)?|commands?|(?<!\s--?[a-z][\w-]*\s\[)(?!(?:your|my)[ _-])\p{Ll}(?:[\p{Ll} _|-]|(?<=\p{Ll})\p{Lu}(?=\p{Ll})){2,}|[a-z]+=[a-z]+|\.{3}|(?:OPTIONS?|FLAGS?|ARG(?:S|UMENTS?)?|COMMANDS?|(?<!\s--?[a-z][\w-]*\s\[)[A-Z][A-Z_-]{2,})(?: \[\.{3}\])?)(?:\.{3})?\](?=[\s[\]<]|\.{3}|\.?$)/u;
/** An option with blanks around it, which no word of a condition stands before: `run [ -b bundle ] boat`. */
const spacedOption =
  /(?<=[\w>\]] )(?<!\b(?:if|while|until|then|else|do|elif|not|time) )\[ --?[a-zA-Z][^\][]* \](?=\s|$)/;
/** Words of which one is chosen: `{on|off}`, `<one>|<other>`, `NAME|ID`; or a word to fill in that may be left out: `[{user}@]{server}`. */
const choice =
  /(?<=\s)\[\{\w+\}[^\][\s]*\]|\{[\w-]+(?:\|[\w-]+)+\}|<[\w-]+>(?:\|<|\[)|(?<=\s)[A-Z]{2,}(?:\|[A-Z]{2,})+(?=\s|$)/;

/** Words of a program of which one is typed, `git add|rm`: what reads from a pipe is none of them. */
const wordsToChoose =
  /^\s*[a-z][\w-]* (?:[a-z-]+ )?[a-z-]+(?:\|\(?[a-z-]+\)?)*\|\(?(?!(?:awk|base64|bash|cat|column|cut|e?grep|head|jq|less|more|nl|rev|sed|sh|sort|tac|tail|tee|tr|uniq|wc|xargs|yq)\b)[a-z-]+\)?(?=\||\s|$)/;

/** A part that may be left out of a word in capitals: `IMAGE[:TAG]`. */
const joinedPart = /\s[A-Z][A-Z_]{0,30}\[[:@/][A-Z]{1,20}\]/;

/** Whether a text says how a command is written. In the first line: files that a command writes have brackets too. */
export function isSynopsis(value: string): boolean {
  const first = firstLineOf(value);
  const plain = first.replaceAll(/'[^']*'|"[^"]*"|\$\([^()]*\)/g, "''");
  return (
    !/^\s*(?:echo|printf)\s/.test(first) &&
    [optional, spacedOption, choice, wordsToChoose, joinedPart].some((part) => part.test(plain))
  );
}

/**
 * Whether all that makes a text one are words in brackets in its first line, which may as well stand for values: one in capitals at its
 * end, `boatctl moor [BOAT]`, several that are joined, `boatctl moor [boat_name]`, or in a fence of a shell any in small letters,
 * `boatctl moor [name of the boat] -c [sail]`.
 */
export function mayBeFilledIn(value: string, isShell: boolean): boolean {
  const first = firstLineOf(value);
  const rest = first.replace(/ \[(?!(?:OPTION|FLAG|ARG|ARGUMENT|COMMAND)S?\])[A-Z][A-Z_-]+\]$/, '');
  const plain = rest.replaceAll(isShell ? standsFor : joined, '');
  return plain !== first && !isSynopsis(plain);
}

const joined = / \[\p{Ll}+(?:_\p{Ll}+)+\](?= |$)/gu;
const standsFor = / \[(?!(?:option|flag|arg|argument|command)s?\])\p{Ll}[\p{L} _-]+\](?= |$)/gu;

/** Whether each line has a word such as `HOST_PATH` where a value belongs; the names of variables are written so too. */
export const hasStandIns = (value: string): boolean =>
  value
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every((line) => {
      const [program = '', ...words] = line.trim().split(/[\s:/]+/);
      const names = /^(?:export|unset|printenv|echo|env|read|declare|set)$/.test(program);
      const isPlain = !/[=$"']|\s(?:-e|--env)\s/.test(line);
      // A sentence begins otherwise.
      const isCalled = /^[a-z.~]/.test(line.trim()) && !names;
      return isCalled && isPlain && words.some((word) => /^[A-Z]{2,}(?:_[A-Z]{2,})+$/.test(word));
    });

/** A statement of SQL, also of those that only one database has. `CREATE TABLE` alone is what a database answers. */
export const isSql = (line: string): boolean =>
  /^(?:select\s(?:.*\sfrom\s|\*|[\w.]+\()|insert into\s|update\s+\S+\s+set\s|delete from\s|(?:create|drop|alter)\s+(?:or replace\s+)?(?:database|schema|table|view|index|warehouse|user|role|extension|function|keyspace)\s+\S|grant\s.+\sto\s|truncate\s(?:table\s)?\w+;|vacuum(?:\s\w+)*;|(?:begin|commit|rollback)(?:\stransaction)?;|explain\s(?:analyze\s)?(?:select|insert|update|delete)\s|describe\s(?:\w+;|cluster;?$|keyspaces;?$|tables;?$)|consistency (?:\w*quorum|all|any|one|two|three|serial);?$|tracing (?:on|off);?$|copy into\s|comment on\s(?:view|table|column|database|schema|function|index)\s|put file:|show (?:databases|tables|schemas|grants|variables|processlist|(?:master|slave|replica) status|create table)\b|change (?:master|replication source) to\b|(?:start|stop) (?:slave|replica);?$|flush [a-z]+;|use (?:(?:database|schema|role|warehouse)\s|\w+;$))/i.test(
    line,
  );

/** Whether each line but comments and names of sections below has a name and a value with blanks around the sign between them, or a colon: a shell would run the name. */
export const isOfPairs = (value: string): boolean =>
  /^\w/.test(firstLineOf(value)) &&
  value
    .split('\n')
    .every((line) =>
      /^\s*(?:#.*|\[[\w."][^\]]*\]|[\w.-]+ = \S.*|[\w-]+(?: [\w-]+){0,3}: +\S.*)?$/.test(line),
    );

/** Whether a text is of a file of settings, as those of systemd and .NET are: few shell variables are called `IncludeDirectory`. */
export const isOfSettings = (value: string): boolean =>
  /^(?:[A-Z]+[a-z\d]+){2,}=[^\s$`]*$/.test(firstLineOf(value)) &&
  value.split('\n').every((line) => /^\s*(?:$|[#;[]|[A-Z][A-Za-z\d]*=)/.test(line));

/** Whether a text is of a file with sections in brackets: `[boat]` or `[[boat]]`, and below it a name with its value. */
export function isOfSections(value: string): boolean {
  const [first = '', second = ''] = value
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
  return (
    /^\s*\[\[[\w.]+\]\]\s*$/.test(first) ||
    (/^\s*\[[\w .:/"-]+\]\s*$/.test(first) && /^\s*[\w."-]+ *= *\S/.test(second))
  );
}

/** Whether a text is a file from which an image is built: an instruction in capitals in each line that does not go on with one. */
export const isDockerfile = (value: string): boolean =>
  /^(?:FROM|RUN|COPY|ADD|WORKDIR|EXPOSE|ENTRYPOINT) \S/.test(firstLineOf(value)) &&
  value
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .every((line) =>
      /^\s*(?:#.*|(?:FROM|RUN|CMD|COPY|ADD|ENV|ARG|WORKDIR|EXPOSE|ENTRYPOINT|LABEL|USER|VOLUME|HEALTHCHECK|SHELL|STOPSIGNAL|ONBUILD|MAINTAINER)\s.*)?$/.test(
        line,
      ),
    );

/** Whether some line ends or begins as only in source of another language. */
export const isOfOtherLanguage = (value: string): boolean =>
  value
    .split('\n')
    .some((line) =>
      /^(?:\/\/|\/\*|#include\b|include [<"]|[\w.]+ \+?= \S|<\/?\w[^<>]*>|(?:class|module) [A-Z]|class \w+[(:]|def \w|(?:fn|func) .*\(|end$|(?:from [\w.]+ )?import [\w.]+(?: as \w+)?$|\w+(?:, ?\w+)+ = |[\w.]+\(.*\)$)|[;{]\s*$/.test(
        line.trim(),
      ),
    );

/** Whether a text is a part of a file of YAML: keys and items, some of them set in, and no columns as `describe` prints them. */
export function isYaml(value: string): boolean {
  const lines = value.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '...');
  return (
    lines.every((line) => /^\s*(?:#|(?:- )*["']?[\w./-]+["']?:(?: +\S|\s*$)|- \S)/.test(line)) &&
    lines.some((line) => /^\s+\S|^- /.test(line)) &&
    lines.some((line) => /:\s*$/.test(line))
  );
}

export const firstLineOf = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';
