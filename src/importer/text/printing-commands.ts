/** What commands are known to print: a block right below one that looks so was printed by it. */
import { knownPrograms } from './known-programs.ts';
import { isJson } from './output-shape.ts';

const words =
  /^(?:cat|echo|printf|ls|head|tail|hostname|whoami|pwd|env|printenv)(?: [^|;&<>\n]*)?(?:\| ?(?:base64|grep|head|sort|tail|wc)\b[^|;&<>\n]*)?$/;

/** Whether a command prints a file, values or some words, and nothing else. */
export const printsWords = (command: string): boolean => words.test(command);

const path =
  /^(?:[\w-]+ exec (?:[^|;&<>\n]* )?-- )?(?:which|type -[pP]|command -v|where|readlink|realpath|pwd|mktemp|brew --prefix|stack path)(?: [^|;&<>\n]*)?$/;

/** Whether a command prints the path of a program, a file or a folder. */
export const printsPath = (command: string): boolean => path.test(command);

const paths =
  /^(?:sudo )?(?:find|ls|tree|locate|du|tar (?:-?t\S*|--list)|git ls-files|unzip -l|grep -[a-km-z]*l\w*)(?: [^;&<>\n]*)?$/;

const settings =
  /^(?:sudo )?(?:env|printenv|set|cat \S*env\S*)(?: ?\| ?(?:e?grep|sort|head|tail)\b[^|;&<>\n]*)?$/;

/** A command that shows the variables of a container or of a program: `kubectl exec boat -- env | sort`, `docker run boat env`, `helm env`. */
const variables =
  /(?:^(?:sudo )?|^docker run (?:-\S+ )*[\w./:-]+ |\s--\s|^(?:helm|go|minikube|conda) )(?:print)?env(?: ?\| ?(?:e?grep|sort|head|tail|cut)\b[^|;&<>\n]*)*$/;

/** What tells names and values of a certificate. */
const certificate =
  /^(?:sudo )?openssl (?:x509|crl|req|rsa) (?!.*\s-out\s)[^|;&<>\n]*\s-(?:serial|subject|issuer|dates|startdate|enddate|fingerprint|modulus|hash|email)\b[^|;&<>\n]*$/;

/** A value of an object, of a secret, of a variable: one word. */
const value =
  /\s(?:-o|--output|-ojsonpath)[= ]?["']?(?:jsonpath|go-template|name\b)|--(?:query|format|template)[= ]\S|\bbase64 (?:-d|-D|--decode)\b|\bjq (?:-\w*r|--raw-output)|\sconfig current-context\b|^(?:whoami|hostname|uname|date|id -\w+|nproc|echo "?\$\{?\w+\}?"?|(?:minikube|kind) ip|docker (?:run -d|create) .*)$/;

const json =
  /\s(?:-o|--output|-w|--write-out|--format)[= ]?["']?json\b|\|\s*(?:jq|json_pp|(?:\/[\w./-]+\/)?python3? -m json\.tool)\b|^(?:sudo )?(?:docker|podman|buildah|skopeo)(?: \w+)? inspect\b|\s--raw[= ]\/|^gh api\s|\s--?json\b|^aws\s(?!.*--output (?!json))/;

const keys = /^(?:oc|kubectl) extract\s[^\n]*--to[= ]-(?:\s|$)/;

/** Whether a command prints the keys of a Secret or a ConfigMap, each behind its name as a comment. */
export const printsKeys = (command: string): boolean => keys.test(command);

/** Whether a command prints objects as YAML or JSON. */
export const printsData = (command: string): boolean =>
  /\s(?:-o|--output)[= ]?(?:yaml|json)\b/.test(command);

/** How those begin. */
export const beginsData = /^(?:apiVersion|kind|metadata|spec|status|items|data):|^[{[]\s*$/;

/** What prints YAML, and writes it into no file. */
const yaml = /(?:\s(?:-o|--output)[= ]?["']?yaml\b|\|\s*yq\b)(?![^\n]*>)/;

/** What fetches an answer of a server and shows it. */
const fetched =
  /^(?:curl|http|wget -\w*O ?-)\s(?!.*(?:(?<=\s)-[a-z]*o(?:\s|$)|--output|-d ?["']?@|--data\S* ?["']?@|>|\|))/i;

/** What prints a file as it is. */
const file = /^(?:sudo )?(?:cat|bat|less|more|head|tail)\s[^|;&<>\n]*\w$/;

const isWord = (line: string): boolean =>
  /^[^\s'"$`|&;<>(){}]+$/.test(line) && !/^\.{0,2}\//.test(line);

/** `serial=0A1B2C`, `subject=CN = boat`, `SHA1 Fingerprint=AB:CD`. */
const isNamedValue = (line: string): boolean => /^[A-Za-z]\w*(?: Fingerprint)?=[^`]*$/.test(line);

/** Whether a text right below a command is surely what it printed, of a kind that a shell could run, too. */
export function isPrintedBy(text: string, command: string): boolean {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim());
  const [only = '', another] = lines;
  if (value.test(command) && another === undefined && isWord(only)) return true;
  if (another !== undefined && isStateOf(lines, command)) return true;
  if (settings.test(command) && lines.every((line) => /^[A-Z_]\w*=/i.test(line))) return true;
  if (certificate.test(command) && lines.every(isNamedValue)) return true;
  return paths.test(command) && lines.every((line) => /^\.{0,2}\/[^\s'"$`|&;<>(){}]*$/.test(line));
}

/**
 * Whether a line below a command of its block is surely a value that the command prints, though a shell could run it: a variable below
 * those of a container, a word below what shows one. A known program alone is none of those, but as the name of a context.
 */
export function isValueBelow(line: string, command: string): boolean {
  const text = line.trim();
  if (certificate.test(command)) return isNamedValue(text);
  if (variables.test(command)) return /^[A-Z_]\w*=\S*$/i.test(text);
  const isName =
    !knownPrograms.has(text) || /\sconfig (?:current-context|get-contexts)\b/.test(command);
  return value.test(command) && isWord(text) && isName;
}

/** Whether a program says how it is, below its name: `minikube`, `host: Running`. */
function isStateOf([name = '', ...states]: readonly string[], command: string): boolean {
  const [program = '', ...words] = command.replace(/^sudo /, '').split(/\s+/);
  return (
    name === program && words.length > 0 && states.every((line) => /^[\w -]{1,30}: \S/.test(line))
  );
}

/** Whether a text in a language of its own right below a command is what it printed: JSON or YAML that it is asked for, an answer, or a file. */
export function isDataPrintedBy(text: string, lang: string, command: string): boolean {
  if (json.test(command) && isJson(text)) return true;
  if (yaml.test(command) && /^ya?ml$/.test(lang)) return true;
  if (fetched.test(command) && (/^(?:html|xml|http)$/.test(lang) || isJson(text))) return true;
  return file.test(command) && !/^(?:ba|z)?sh$/.test(lang);
}

/** What opens an editor last, which prints nothing: the block below it is what to write there. `vim --version` opens none. */
export const opensEditor =
  /(?:^|\n)[ \t]*(?:sudo )?(?:vim?|nvim|nano|emacs|gedit|code|crontab -e|(?:kubectl|oc|k) (?:-n \S+ )?edit)(?: (?!--\w)[^\n|;&]*)?$/;
