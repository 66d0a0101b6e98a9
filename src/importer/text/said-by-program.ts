/** What a program says, though a line of it may begin with the name of one. */
import { knownPrograms } from './known-programs.ts';

/** How programs say which version they are: `git version 2.34.1`, `pip 23.2.1 from …`. An address has four numbers. */
const version =
  /^[a-z][\w-]*(?: [a-z-]+)? version:? [a-z]*\d|^[a-z][\w-]*(?:\.[a-z]\w*)* v?\d+\.\d+\.\d+(?:[-+]\S*)?(?:\s|$)/;
/** A sentence of a program, or of a shell about one: `docker is running`, `kubectl is /usr/local/bin/kubectl`. */
const aboutProgram =
  /^(?!(?:echo|printf|e?grep|test|cowsay|figlet)\s)(?:\.\/)?[a-z][\w.-]* (?:is|are|was|were|has|have) [a-z/]/;
/** A sentence of which the second word is what it is about: `lease 32695 already expired`. No list has its first word. */
const aboutThing =
  /^([a-z][\w-]*) [\w.:/-]+ (?:(?:is|are|was|were|has|have|had|could|cannot|does) (?:[a-z]+ )*|already |not )[a-z]+[.!]?$/;
/** A test or a step with how it ended: `test boat.c ... ok`, `checking for make... yes`. */
const ended =
  /^[a-z][^|;&<>$]*(?:\.{3}|…) ?(?:ok|done|failed|yes|no|passed|ignored|success)[.!]?$/i;
/** What a program complains of: `curl: (7) Failed to connect`. */
const complaint =
  /^package \S+ requires \S|^(?:ba|z|k|da)?sh: |^[a-z][\w-]* (?:[a-z]+ ){0,3}(?:failed|error|denied): |^(?:curl|wget|make|gcc|git|cat|ls|rm|cp|mv|mkdir|grep|cd|tar|ssh|sudo|docker|kubectl|helm|npm|go|error|fatal|warning): \S+ /;
/** What the system says of a file or an address: `open /dev/tty: no such device or address`. */
const systemError =
  /^[a-z][^"'|$]*: (?:no such (?:file|device|process)|permission denied|command not found|connection refused|operation not permitted|(?:is|not) a directory|file exists|device or resource busy)\b[^|]*$/i;
/** Signs that begin lines of programs, and no command. */
const signs = /^[✔✓✅✗✘✖✚❌×‼√●◎►★⚠ℹ✨🎉🚀⠿]|^[ix!] {2,3}[A-Z][a-z]/u;

/** A line of a log: `[WARNING] …`, `INFO[0001] …`, `time="2024-05-01T…`, `2024-05-01 12:30:00 …`, `[  OK  ] …`, `[=====] …`. No test of a shell goes on behind its bracket. */
export const ofLog =
  /^\[(?: +[A-Z]+ +|[=-]{4,})\](?: +[^&|;\s]|$)|^\[(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|SEVERE)\](?:\s|$)|^(?:DEBU|INFO|WARN|ERRO|FATA)\[\d+\]|^(?:time="|ts=)\d|^(?:debug|info|warn|error|fatal)(?: {2,}|\t)|^\[?\d{4}([-/])\d\d\1\d\d[T ]\d\d:\d\d:\d\d|^\d\d:\d\d:\d\d[.,]\d{3} +\[?(?:TRACE|DEBUG|INFO|WARN|ERROR)\b/i;

/** How programs of networks and of containers begin: `PING 192.0.2.1 (192.0.2.1) 56(84) bytes`, `eth0  Link encap:Ethernet`, `INFO:    Converting …`, `Copying blob …`. */
const begun =
  /^(?:PLAY|TASK|PLAY RECAP|RUNNING HANDLER)(?: \[[^\]]*\])? \*{3}|^PING \S+ (?:\(|\d)|^\d+ bytes from |^\S+ +Link encap:|^(?:INFO|WARNING|ERROR): {2,}\S|^Copying (?:blob|config) |^(?:Using|Now using) project "|^(?:Upgrading|Downloading|Installing|Uninstalling) [\w ]{1,40}: /;

/** What Docker Compose writes before what a container prints: `red-boat-1    | ERROR: …`. */
const ofCompose = /^[a-z][\w-]+ {2,}\| {1,2}\S/;

/** How Ansible tells of a host: `boat1 | SUCCESS => {`, `boat2 | FAILED! => {`. */
const ofHost = /^[\w.-]+ \| [A-Z]+!? (?:=>|\|) /;

/** What is written in base64, which begins like the value of a variable: `YWRtaW4=`. */
const base64 = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/]{6,}={1,2}$/;
/** Whether a line is what a program says, though it may begin with the program's name. */
export function isSaidByProgram(line: string): boolean {
  const text = line.trim();
  if (
    /^diff --git a\/|^traceroute to \S+ \(|^npm (?:WARN|ERR!|notice)\s/.test(text) ||
    signs.test(text)
  )
    return true;
  if (/^(?:(?:Success|Done|Finished)! [A-Z]|\$[A-Z_]+ (?:is|has been|was) [a-z])/.test(text))
    return true;
  return (
    ofLog.test(text) ||
    complaint.test(text) ||
    systemError.test(text) ||
    ofHost.test(text) ||
    ofCompose.test(text) ||
    begun.test(text) ||
    base64.test(text) ||
    version.test(text) ||
    isOfListing(text) ||
    aboutProgram.test(text) ||
    ended.test(text) ||
    asksPassword.test(text) ||
    route.test(text) ||
    !knownPrograms.has(aboutThing.exec(text)?.[1] ?? 'sh')
  );
}

/** How a program asks for a password: `Enter password:`, `[sudo] password for ana:`. */
const asksPassword = /^(?:\[sudo\] )?(?:enter )?(?:password|passphrase)(?: for [^:]{1,60})?:$/i;

/** A route, as `ip route` prints it: `default via 192.0.2.1 dev eth0`. */
const route = /^(?:default|\d[\d./]*) (?:via \d[\d.]* )?dev \S/;

/** Whether a line is how `ls -l` shows a file, or how Docker and Terraform begin to tell what they do. */
export const isOfListing = (line: string): boolean =>
  /^[-bcdlps](?:[r-][w-][xsS-]){2}[r-][w-][xtT-][.+@]?\s+\d+\s|^total \d+[KMG]?$|^Sending build context to Docker daemon\s|^Terraform (?:will perform the following actions|used the selected providers to generate)\b/.test(
    line,
  );
