import { isMount } from './code-shape.ts';
import { knownPrograms, proseWords, unmistakable } from './known-programs.ts';
import { isAtDevice, otherPrompt } from './program-prompts.ts';
import { isToldByKubectl } from './told-by-kubectl.ts';

/** `COLOR=red`, `boats+=(red)`, `boats["red"]=3`. */
const assignment = /^[A-Z_]\w*(?:\[[\w"'.-]+\])?\+?=/i;

/** The name of a file that nobody runs. */
export const dataFile =
  /\.(?:ya?ml|json|toml|md|adoc|txt|conf|cfg|ini|env|xml|html?|properties|log|tf|tfvars|java|jsx?|tsx?|go|cs|css|csv|lock|pem|crt|key|service|png|jpe?g|zip|gz)$/i;

/** A program by its path from the root, where none is a device. No folder before it is a command of a chat, or of a game: `/join #boats`. */
const pathFromRoot = /^\/(?!(?:dev|proc|sys)\/)(?:[\w.-]+\/[\w./-]+|[\w-]+\.(?:sh|bash|py))$/;

/** One that is called with nothing behind it; other paths alone are those of files and of addresses. */
const programByPath = /^\/(?:[\w.-]+\/)*(?:s?bin\/[\w.-]+|[\w-]+\.(?:sh|bash|py))$/;

/** A program in a folder of programs that is not at the root: `.venv/bin/pip`. */
const programBelow = /^[\w.-]+\/(?:[\w.-]+\/)*s?bin\/[\w.-]+$|^s?bin\/[\w.-]+$/;

/** `sudo` with a program, whichever it is. */
const asOtherUser = /^\s*sudo (?:-\w+ (?:\w+ )?)*[a-z/.$"][\w./{}$"-]*(?:\s|$)/;

/** Windows lets a program be called with the ending of its file: `kubectl.exe`. */
const withoutExe = (program: string): string => program.replace(/\.exe$/, '');

/** `sync; echo 3` begins with one, too; `exit;` is typed at the prompt of a database. */
const isKnownProgram = (word: string): boolean =>
  knownPrograms.has(withoutExe(word).replace(/(?<!^exit);$/, ''));

/** The word of a command that names its program; '' for what only sets variables. */
export const programWord = (command: string): string =>
  behindSettings.exec(command.trimStart())?.[1] ?? '';

const behindSettings =
  /^(?:[a-z_]\w*(?:\[[\w"'.-]+\])?\+?=(?:"[^"]*"|'[^']*'|\$\([^()]*\)|[^\s"'])*(?:\s+\\?\s*|$)|sudo\s+)*(\S*)/i;

/** Whether a line begins with a program: one of the list, one that the old site calls elsewhere, or a file that is run. */
export function beginsWithProgram(line: string, programs: ReadonlySet<string>): boolean {
  if (isOfC(line) || isMount(line)) return false;
  if (asOtherUser.test(line)) return true;
  const word = programWord(line);
  if (word === '') return line.includes('$(');
  return (
    isKnownProgram(word) ||
    programs.has(word) ||
    (/^(?:\.{1,2}|~)\/[\w./-]+$/.test(word) && !dataFile.test(word)) ||
    (pathFromRoot.test(word) && line.trim() !== word && !dataFile.test(word)) ||
    word.startsWith('$(')
  );
}

/** Whether a line is of a language like C, Puppet or make, whose words are those of a shell: `case 0:`, `if (x) {`, `exec { 'sail':`, `$(call boats)`. */
export const isOfC = (line: string): boolean =>
  /^\s*(?:case\s[^()]*:\s*$|\w+ \{ ?['"][^'"]*['"]:\s*$|(?:if|while|for) \((?!\().*[{;)]\s*$|\/\*|\/\/ |[\w-]+ \(\d+\.[\d.][^()]*\)\s*$|\$\((?:call|eval \$\(call|foreach|info) |var \w+\s*(?:[:=;]|$))/.test(
    line,
  );

/** Whether a line begins with a program, a path to one, or an assignment. */
export function isCommandShaped(line: string): boolean {
  if (isOfC(line) || isMount(line)) return false;
  if (asOtherUser.test(line)) return true;
  const words = line.trim().split(/\s+|(?=<<)/, 3);
  const word = words.find((each) => !assignment.test(each) && each !== 'sudo') ?? words[0] ?? '';
  // `subject=CN = boat.example` and `notBefore=Sep  3 2024` are what OpenSSL prints: no program is called so.
  if (assignment.test(words[0] ?? '')) return !/^(?:=$|\d)/.test(words[1] ?? '');
  if (dataFile.test(word)) return false;
  return (
    isKnownProgram(word) ||
    /^(?:\.{1,2}|~)\/[\w./-]+$/.test(word) ||
    (words.length > 1 ? pathFromRoot : programByPath).test(word) ||
    (words.length > 1 && programBelow.test(word)) ||
    /^\$\(/.test(word) ||
    (words.length > 1 && programInVariable.test(word))
  );
}

/** A program in a folder that a variable names: `$GOBIN/boats`. */
const programInVariable = /^"?\$\{?[A-Z_]\w*\}?\/(?:[\w.-]+\/)*[\w-]+"?$/i;

/** Whether a line of a text without markup is a command. Names that could begin a sentence do not count. */
export function isSurelyCommand(line: string): boolean {
  const [first = '', second = ''] = line.trim().split(/\s+/, 2);
  if (first === 'export') return assignment.test(second);
  if (first === 'kind') return /^(?:create|delete|get|load|export|build|version)$/.test(second);
  return (
    unmistakable.has(withoutExe(first)) &&
    second !== '' &&
    // `kubeadm version: &version.Info{…}` is what it prints.
    !/^[a-z]+:$/.test(second) &&
    !/[^\s.](?:\.{3}|[.!?。！？])$/.test(line.trim())
  );
}

/**
 * Whether a line that is code and stands alone calls a program, or a script of this folder. Where the name of the program is a word of
 * prose too, what it is called with is none.
 */
export function isCall(line: string): boolean {
  const [program = '', ...words] = line.trim().split(/\s+/);
  if (/^\.\/[\w./-]+\.(?:sh|bash|py)$/.test(program)) return true;
  const isPlain = words.every((word) => /^(?:[a-z]+[,:]?|v?\d[\w.+]*)$/i.test(word));
  const isVersion = words.length === 1 && /^v?\d[\w.+]*$/.test(words[0] ?? '');
  return (
    isKnownProgram(program) &&
    words.length > 0 &&
    !isVersion &&
    // The folder in which it is called is no end of a sentence.
    !/(?:\S[.!?]|[:。！？：])$/.test(line.trim()) &&
    (!isPlain || !proseWords.has(program))
  );
}

/** Whether a text is a program that is called with nothing behind it, and whose name nothing prints alone. */
export const isCalledAlone = (text: string): boolean =>
  /^\s*(?:whoami|hostname|pwd|uptime|ifconfig|lsblk|lscpu|htop)\s*$/.test(text);

/** A script in a folder: `hack/local-up.sh`, `script/moor`. */
export const script = /^(?:[\w.-]+\/(?:[\w.-]+\/)*[\w.-]+\.(?:sh|bash)|scripts?\/[\w/-]+)(?:\s|$)/;

/** Whether a line could be a command, of a program that is not in the list too. */
export const couldBeCommand = (line: string): boolean =>
  isCommandShaped(line) || script.test(line.trim()) || beginsWithName(line.trim());

/** Whether a line begins with what may be the name of a program, and is no name of a file alone. */
const beginsWithName = (line: string): boolean =>
  /^(?:[a-z][\w.+-]*(?: |$|<<|\(\) *\{)|[A-Z][\w.+-]* --?[a-z])/.test(line) &&
  (line.includes(' ') || !dataFile.test(line));

const prompts: readonly RegExp[] = [
  // Behind a sign in a column of keys stand more blanks, and no program is called `--DTM`; what stands two blanks behind it as a comment explains the sign.
  /^\s*\$(?: | {2,4}(?!#))(?=[^\s-])/,
  /^\s*\$> +(?=\S)/,
  // The name of a machine may be one to fill in: `~@<pod>:/# ls`. A device is none: `eth0@if3: <UP>`.
  /^\s*(?:\([\w.-]{1,40}\) ?)?[\w.~-]+@(?:<[\w-]{1,40}>|[\w.-]+)[^$#%<>]{0,80}[$#%>] +(?=\S)/,
  // `[x] $NAME` and `[section] # comment` are none.
  /^\s*\[[^[\]]{0,60}[@~/][^[\]]{0,60}\](?: ?[$#] +|[$#])(?=\S)/,
  /^\s*\[[^[\]^]{1,80}\] ?\$ +(?=\S)/,
  // The second line of a prompt of two, as Kali has it, or with who types: `└─ ana@north:$ ls`.
  // The branch of a drawn tree is longer: `└──# revision:1`.
  /^\s*[└╰](?:─+[>»❯╼]? ?(?:[\w.-]{1,40}@[\w.-]{1,60}(?::\S{0,80})? ?)?\$|─[>»❯]? ?(?:[\w.-]{1,40}@[\w.-]{1,60}(?::\S{0,80})? ?)?#) +(?=\S)/u,
  /^\s*PS(?: [^<>|"]{0,100})?> *(?=\S)/,
  // A shell in a container: `sh-4.2# ls`.
  /^\s*(?:\([\w.-]{1,40}\) ?)?[a-z]{0,3}sh-\d[\d.]*[$#] +(?=\S)/,
  // `Singularity> ls`, `Apptainer boats.sif:~> ls`.
  /^\s*(?:Singularity|Apptainer)(?: [\w.-]{1,60}:[\w./~-]{0,80})?> +(?=\S)/,
  /^\s*[A-Z]:\\[^<>|"]{0,100}(?<![=\s-])>(?![&>]) *(?=\S)/,
  // Written without the first backslash: `C:>` and `C:boats>`. Other letters stand before states, as in `S:ok>done`.
  /^\s*[C-F]:[\w.-]{0,40}> ?(?=[^\s>&])/,
  // With what a prompt says of a cluster, too: `(kind-sea:default) $ ls`, `(harbour)# ls`.
  /^\s*\([\w.:|@/-]{1,60}\):?(?: ?\$|#) +(?=\S)/,
  /^~?[\w./~-]{1,60}(?<!\.) ?\$ +(?=\S)/,
  /^\s*(?:root ?#|~ ?[$#]:|\$:|:~ ?[$#]) +(?=\S)/,
  // A system for rescue may say so before its name: `RESCUE boat:~ # ls`.
  /^\s*(?:[A-Z]+ )?[\w.-]{1,40}:\(?[~/][\w./~-]{0,80}\)?(?:\(\w{1,40}\))? ?[$#] +(?=\S)/,
  /^[\w.-]+:\S{0,80} [\w.-]{1,40}\$ +(?=\S)/,
  // With the folder by its own name: `ana:boats$ ls`.
  /^[a-z][\w.-]{0,39}:[\w.-]{1,60}\$ +(?=[a-z./])/,
  // Codespaces of GitHub: `@name ➜ /workspaces/boats (main) $ ls`.
  /^\s*@[\w-]{1,40} ➜ \S{1,120}(?: \([^()]{1,60}\))? \$ +(?=\S)/u,
];

/** Prompts of other shells, and of containers: what they are made of stands in outputs too, so a known program must follow. */
const weakPrompts: readonly RegExp[] = [
  // A notebook: `!docker ps`.
  /^\s*!(?=[a-z])/,
  /^\s*[❯➜»›λ↪○] +(?=\S)/u,
  // Oh My Zsh has the name of the folder alone behind its arrow.
  /^\s*(?:[❯➜] +[~\w./-]{1,60}|[»›λ] +(?:~|[\w.-]{0,40}\/)[\w./-]{0,60})(?: +git:\([^()]{0,60}\))?(?: +[✗✔])? +(?=\S)/u,
  /^\s*[~/][\w./~-]{0,60} ?# +(?=\S)/,
  // Behind what kube-ps1 says: `(⎈|kind-sea:default)➜  ~ ls`.
  /^\s*\(⎈[^()]{0,80}\) ?[➜❯$#%]? +(?:[~/][\w./-]* +)?(?:git:\([^()]{0,60}\) +)?(?:[✗✔] +)?(?=\S)/u,
  // `~/boats ❯ ls`, also behind the time and the name of a machine: `12:00:01 ann@sea boats → ls`.
  /^\s*(?:\p{Extended_Pictographic}\uFE0F? +)?(?:\[?\d\d:\d\d(?::\d\d)?\]? +)?(?:[\w.-]{1,40}@[\w.-]{1,60} +)?[\w./~-]{1,60} +[❯➜»›λ→] +(?=\S)/u,
  // The name of a machine, its folder and an arrow: `controlplane ~ ➜  ls`.
  /^\s*[a-z][\w.-]{0,40} [~/][\w./~-]{0,60}(?: on \S{1,40})? ?[❯➜»›λ] +(?=\S)/u,
  // A name, and the branch of git: `ana (main)$ ls`, `ana $ ls`.
  /^\s*[\w.-]{1,40}(?: \([\w./-]{1,60}\))? ?\$ +(?=\S)/,
  // `[sea|harbour] ~ $ ls`.
  /^\s*\[[^[\]]{1,60}\] +[~/][\w./~-]{0,60} ?[$#] +(?=\S)/,
  // fish: `~/boats> ls`.
  /^\s*[~/][\w./~-]{0,60}> +(?=\S)/,
  // With blanks or signs of their own font between the parts, as agnoster has them: `ana@north  ~  ls`.
  /^\s*[\w.-]{1,40}@[\w.-]{1,60}[ :\uE0A0-\uE0D4]{1,4}[~/][\w./~-]{0,60}[ \uE0A0-\uE0D4]{1,4}(?=\S)/u,
  // The name of a machine alone, and none that databases have: `host> ls`, `root@boat> ls`.
  /^(?!(?:test|admin|local)>)[a-z][\w-]{1,30}(?:@[\w-]{1,30})?> +(?=\S)/,
];

/** A sign that some shells have for a prompt, and that stands before choices and quotations, too. */
export const arrowSign = /(?<=^\s{0,8})[❯➜»›λ](?= )/u;

/** What kube-ps1 writes before any other prompt, `(⎈|kind-sea:default) ana@boat:~$ ls`, and keys that ended the command above: `^C$ ls`. */
const beforePrompt = /^(?:\s*\(⎈[^()]{0,80}\) ?|\^[CZ](?=\S))/u;

/** What zsh says at the right of a prompt, of how the command above ended: `ls      130 ↵`. */
export const atTheRight = /(?<! ) {2,}\d{1,3} ↵\s*$/u;

/** How the cursor is drawn behind a prompt at which nothing is typed yet. */
const cursor = /^ ?[█▉▊▌▮▯]\s*$/u;

/** A sign that every prompt has; most lines of a page have none, and need not be held against each prompt. */
const anyPrompt = /[!$#%>@❯➜»›λ↪→⎈○]/u;

/**
 * The command after a prompt; `# `, `% ` and `> ` are prompts only before a known program. Behind a prompt stands what kubectl prints, too:
 * where the one that it ended had begun a line, or where an author has put one before each line.
 */
export function promptedCommand(line: string): string | undefined {
  const typed = anyPrompt.test(line) ? behindPrompt(line) : undefined;
  return typed !== undefined && isToldByKubectl(typed) ? undefined : typed;
}

function behindPrompt(line: string): string | undefined {
  const before = beforePrompt.exec(line);
  const own = before === null ? undefined : promptedCommand(line.slice(before[0].length));
  if (own !== undefined) return own;
  if (isAtDevice(line)) return undefined;
  for (const prompt of prompts) {
    const match = prompt.exec(line);
    const typed = match === null ? '' : line.slice(match[0].length);
    if (typed !== '') return cursor.test(typed) ? undefined : typed;
  }
  for (const prompt of otherPrompt.test(line) ? [] : weakPrompts) {
    const match = prompt.exec(line);
    const rest = match === null ? '' : line.slice(match[0].length);
    const [first = ''] = rest.replace(/^sudo\s+/, '').split(/\s+/, 1);
    if (isKnownProgram(first) || /^\.{1,2}\/\w/.test(first)) return rest;
  }
  // With no blank behind the sign, such a program is no variable.
  const [, glued = '', program = ''] = /^\s*\$(([a-z][\w-]*) [\w/.~"'<-].*)$/.exec(line) ?? [];
  if (isKnownProgram(program)) return glued;
  const sign = /^\s*[#%>] +(?=\S)/.exec(line);
  const rest = sign === null ? '' : line.slice(sign[0].length);
  const isTyped =
    isSurelyCommand(rest) || [showsFile, hasRemark, filtered].some((each) => each.test(rest));
  return rest !== '' && isTyped ? rest : undefined;
}

/** A command with a remark behind it, which no comment has: `set +m    # Be quiet`. */
const hasRemark = /^[a-z][\w.+-]* [^#]*\S {2,}# +\S/;

/** What a program prints, handed to one that looks for something in it: `netstat -tnlp | grep 4001`. */
const filtered = /^[a-z][\w.+-]* [^|#]*\S \| (?:grep|awk|sed|head|tail|wc|sort|less|jq) /;

/** A file that is shown or opened, which no comment says in these words: `cat boats.conf`. */
export const showsFile =
  /^(?:cat|less|more|tail|head|vi|vim|nano) (?=\S*[./]|\w+file$)[\w./~-]*\w$/;

/** Whether a line has a program in front of an option. */
export const withOption = /^[a-z][\w.+-]+(?: [\w./:=@+-]+)*? --?[A-Za-z]/;
