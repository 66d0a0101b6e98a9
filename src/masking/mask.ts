/** What stands in the place of something that is nobody's business. */
export const MASKED = '•••';

/** Texts that are secret by how they look: keys and tokens. */
const secrets: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----|$)/g,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  // Of GitHub, GitLab, Google, Slack, npm, Docker Hub, Vault, DigitalOcean, Stripe, age, Azure.
  /\b(?:gh[pousr]_|github_pat_|glpat-|AIza|ya29\.|xox[abeoprs]-|npm_|dckr_pat_|hv[bs]\.|dop_v1_|[rs]k_live_|AGE-SECRET-KEY-1)[\w.-]{16,}/g,
  /(?<=[?&;]sig=)[\w%+/-]{16,}/g,
  // A token of kubeadm: https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/
  /(?<![\w.-])(?=[a-z.]{0,22}\d)[a-z0-9]{6}\.[a-z0-9]{16}(?!\.?[\w-])/g,
  /(?<=\b(?:bearer|basic) )[\w.~+/-]{12,}=*/gi,
  /(?<=:\/\/[^\s/:@]{0,64}:)[^\s/:@]{1,256}(?=@)/g,
];

/** Words that say that there is no value, and what the shell or a template fills in. */
const empty = String.raw`[$<•]|\{\{|(?:null|none|true|false|redacted)\b`;
/** What is no value after an option: that, a place for one, a path, and the name of a file of a key. */
const noArgument = String.raw`(?!${empty}|[{(*[]|\/[\w.-]+\/|[\w./~-]+\.(?:key|pem|crt|txt)(?![^\s"',;]))`;

/** Names of secrets, whatever stands before them: POSTGRES_PASSWORD, dbPassword; of a regular expression that ignores case. */
export const secretNames = String.raw`password|passwd|passphrase|token|client-key-data|client-certificate-data|(?:api|access|private|account|certificate)[_-]?key|(?:client|key)[_-]?secret`;
/** Between a name and its value; values may stand in a column of their own. */
const parting = String.raw`\\?["']?(?: ?[:=][ \t]{0,20}| {1,4}=> {1,4})`;
const key = String.raw`(?<!--[a-z-]{0,20})(?:${secretNames})${parting}`;

/** What follows the name of a secret, as a key, an option or a variable of a container. */
const named: readonly RegExp[] = [
  new RegExp(String.raw`(?<=${key}")(?!${empty})(?:\\.|[^"\\\n•]){6,}(?=")`, 'gi'),
  new RegExp(String.raw`(?<=${key}')(?!${empty})[^'\n•]{6,}(?=')`, 'gi'),
  new RegExp(String.raw`(?<=${key}\\?["']?)(?!${empty})[^\s"',;•]{6,}`, 'gi'),
  new RegExp(
    String.raw`(?<=--[a-z-]{0,20}(?:(?:token|password|secret|key) {1,4}|(?:${secretNames}) ?= ?)["']?)${noArgument}(?!-)[^\s"',;•]{6,}`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<=\bname\\?"?: ?\\?["']?[\w.-]{0,64}(?:${secretNames}|secret)\\?["']?,?\s{0,80}(?:\\?")?\bvalue\\?"?: ?(?:\\?")?)(?!${empty})(?=\S)(?:\\(?!")|[^"\\\n•])+`,
    'gi',
  ),
  /(?<="auth": ?")[^"•]{4,}/g,
  // Of docker and curl; two numbers are a user and a group.
  /(?<= login(?: [^\n|;]{0,120})? -p[ =]?["']?)(?![$-])[^\s"'•]+/g,
  /(?<= (?:-u ?|--user[ =])["']?[\w.@-]{1,64}:)(?!\d+(?:\s|$)|\$)[^\s"'•]+/g,
];

/** Takes secrets out of a text. */
export const maskSecrets = (text: string): string =>
  replaced(withoutData(withoutCoded(replaced(text, secrets))), named);

/** Words of base64 as long as a coded key is at least; in lines as base64 and openssl part them. */
const coded =
  /(?<![\w+/])(?:(?:[\w+/]{76}\r?\n[ \t]*)+[\w+/]*|(?:[\w+/]{64}\r?\n[ \t]*)+[\w+/]*|[\w+/-]{40,})={0,2}/g;

/** Without what holds a secret in base64: a kubeconfig, a key. A certificate is none. */
const withoutCoded = (text: string): string =>
  text.replaceAll(coded, (word) => {
    const plain = decoded(word);
    return replaced(replaced(plain, secrets), named) === plain ? word : MASKED;
  });

/** The text of a word of base64; '' for one that is none. */
function decoded(word: string): string {
  try {
    return atob(word.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

const secretObject = /\bkind\\?"?: *\\?"?Secret\b/;
/** What stands between the braces where all of it is on one line: as JSON or YAML, and as JSON inside a string of JSON. */
const onOneLine: readonly RegExp[] = [
  /(?<=(?<![\w-])(?:data|stringData)"?: ?\{)(?=[ \t]*\S)(?:"(?:[^"\\\n]|\\.)*"|[^"{}\n])+/g,
  /(?<=\\"(?:data|stringData)\\": ?\{)(?=[ \t]*\S)(?:\\"(?:[^"\\\n]|\\\\(?:\\.|[^\\\n]))*\\"|[^"{}\\\n])+/g,
];
const dataKey = /^\s*(?:- )?"?(?:data|stringData)"?:(?: \{)?$/;
const entry = /^(\s*"?[\w.-]+"?: *)(?:[|>][+-]?\d?\s*$|[^\s{[].*)/;

/** Without the values of Secrets, as YAML and JSON print them. */
function withoutData(text: string): string {
  if (!secretObject.test(text)) return text;
  let depth: number | undefined;
  const lines = replaced(text, onOneLine)
    .split('\n')
    .map((line) => {
      const own = line.search(/\S/);
      if (own === -1) return line;
      if (depth !== undefined && own > depth)
        return entry.test(line) ? line.replace(entry, `$1${MASKED}`) : line.replace(/\S.*/, MASKED);
      depth = dataKey.test(line.trimEnd()) ? own : undefined;
      return line;
    });
  return lines.join('\n');
}

/** Texts that tell who and where somebody is: certificates, e-mail, accounts of a cloud, hosts named by their address; short passwords. */
const traces: readonly RegExp[] = [
  /(?<=--(?:token|password)[ =])(?!["']•)(?:"[^"\n•]+"|'[^'\n•]+'|[^\s•]+)/g,
  /-----BEGIN CERTIFICATE-----[\s\S]*?(?:-----END CERTIFICATE-----|$)/g,
  /(?<=\bcertificate-authority-data"?: ?"?)[^\s"]{8,}/g,
  /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  /(?<!\d)\d{12}(?!\d)/g,
  /\b[0-9A-F]{32}(?=\.[a-z0-9]+\.[a-z0-9-]+\.eks\.amazonaws\.com)/g,
  /(?<=\bec2-)\d{1,3}(?:-\d{1,3}){3}\b/g,
];

const ipv4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g;
/** Global unicast is 2000::/3, https://www.iana.org/assignments/ipv6-unicast-address-assignments. */
const ipv6 = /(?<![\w:])[23][0-9a-f]{3}:[0-9a-f:]{2,34}(?![\w:])/gi;

/**
 * A text as it may be shown to others: without secrets, certificates, e-mail, account ids and public addresses. Private addresses
 * stay, for they tell what is wrong in a cluster and nothing of where it is. What looks like nothing of this stays: whoever sends
 * the text reads it first.
 */
export function maskForOthers(text: string): string {
  return replaced(maskSecrets(text), traces)
    .replaceAll(ipv4, (address) => (isPublic(address) ? MASKED : address))
    .replaceAll(ipv6, (address) => (/^2001:0?db8:/i.test(address) ? address : MASKED));
}

const replaced = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, MASKED), text);

/** Addresses that no router of the internet knows: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const special: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

function isPublic(address: string): boolean {
  const number = numberOf(address);
  if (number === undefined) return false;
  return !special.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor((numberOf(network) ?? 0) / size);
  });
}

/** The address as a number of 32 bits; undefined for what only looks like one, such as a version. */
function numberOf(address: string): number | undefined {
  const parts = address.split('.').map(Number);
  if (parts.some((part) => part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}
