/** Prompts of databases and interpreters: behind them stands what no shell runs. */

/** What programs call themselves in their prompts. */
const names =
  'mysql|sqlite|redis|mongo\\w*|cqlsh\\S*|ksql|irb\\S*|l?ftp|sftp|telnet|nslookup|grub|hive|spark-sql|scala|jshell|sql|psql|duckdb|influx|trino|gdb|node|php|iex|ghci|mininet|SQL|scapy|msf\\d?';

/** The prompt of a database or an interpreter, with what is typed at it: `127.0.0.1:6379> GET boat`, `boats=# \dt`. */
export const otherPrompt = new RegExp(
  String.raw`^(?:\S{1,60}:\d{2,5}(?:\[\d+\])?> ?|[\w-]{1,60}[=-][#>] |(?:${names}|>>|MariaDB \[[^\]]*\])> |\((?:gdb|lldb|i?pdb|parted)\) |Command \(m for help\): )(?=\S)`,
);

/** A prompt that no output has, also where nothing is typed at it. */
const surePrompt =
  /^(?:[\w.-]{1,60}:\d{2,5}(?:\[\d+\])?>|[\w-]{1,60}=[#>]|(?:mysql|sqlite|redis|mongo|cqlsh|ksql|mininet|SQL|>>|MariaDB \[[^\]]{0,60}\])>|\((?:gdb|lldb|i?pdb|parted)\)|Command \(m for help\):)(?:\s|$)/;

/** Programs into which something is typed, and prompts that only they make one: `> `, `test> `, `rs0 [direct: primary] test> `. */
const waiting =
  /(?:^|[\s/])(?:psql|mysql|mariadb|sqlite3|redis-cli|mongo|mongosh|cqlsh|python3?|node|irb|etcdctl|influx)(?:\s|$)/;
const ownPrompt = /^(?:[\w:[\] ]{0,59}[\w\]])?> \S/;

/** For kubectl, such a word is the name of an object or, as `node`, a kind, unless it runs the program. */
const ofKubectl = /^(?:sudo )?(?:kubectl|k|oc) (?!.*\b(?:exec|run|attach|debug) )/;

/** Whether some line below a command is typed at the prompt of the program that the command has started. */
export function isTypedAtProgram(text: string, command: string): boolean {
  const isWaiting = waiting.test(command) && !ofKubectl.test(command);
  return text
    .split('\n')
    .map((line) => line.trim())
    .some((line) => surePrompt.test(line) || (isWaiting && ownPrompt.test(line)));
}
