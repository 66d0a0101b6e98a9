/** Prompts of databases, interpreters and routers: behind them stands what no shell runs. */

/** What programs call themselves in their prompts. */
const names =
  'mysql|sqlite|redis|mongo\\w*|cqlsh\\S*|ksql|irb\\S*|l?ftp|sftp|telnet|nslookup|grub|hive|spark-sql|scala|jshell|sql|psql|duckdb|influx|trino|gdb|node|php|iex|ghci|mininet|SQL|scapy|msf\\d?';

/** Prompts of routers and switches, with the words that only they have: `R1(config-if)# no shutdown`, `SW1#show vlan`, `ana@R1> show route`. */
const ofDevices = [
  String.raw`[\w.-]{1,60}\((?:config|vlan)[\w-]*\)[>#] ?`,
  String.raw`[A-Z][\w.-]{0,60}[>#] ?(?=(?:enable|en|conf(?:igure)? t\w*|show|sh|copy running\S*|write|wr|reload|disable)(?:\s|$))`,
  String.raw`[\w-]{1,60}@[\w.-]{1,60}[>#] (?=(?:set|show|delete|edit|request) [a-z]|(?:commit|configure)(?:\s|$))`,
  String.raw`vyos@[\w.-]{1,60}(?::\S{0,60}[$#]|[$#]) `,
].join('|');

/** Whether a line is typed at the prompt of a router or a switch, which may look like that of a shell. */
export const isAtDevice = (line: string): boolean => atDevice.test(line);

const atDevice = new RegExp(String.raw`^\s*(?:${ofDevices})(?=\S)`);

/** The prompt of a database, an interpreter or a router, with what is typed at it: `127.0.0.1:6379> GET boat`, `boats=# \dt`. */
export const otherPrompt = new RegExp(
  String.raw`^(?:${ofDevices}|\S{1,60}:\d{2,5}(?:\[\d+\])?> ?|[\w-]{1,60}[=-][#>] |(?:${names}|>>|MariaDB \[[^\]]*\])> |\((?:gdb|lldb|i?pdb|parted)\) |Command \(m for help\): )(?=\S)`,
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
