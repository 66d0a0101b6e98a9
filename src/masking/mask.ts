/** What stands in the place of something that is nobody's business. */
export const MASKED = '•••';

/** Texts that are secret by how they look: keys, tokens, passwords. */
const secrets: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]*?(?:-----END (?:[A-Z]+ )*PRIVATE KEY-----|$)/g,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bgh[pousr]_[A-Za-z0-9]{30,}\b/g,
  /(?<=\b(?:[Bb]earer|[Bb]asic) )[\w.~+/-]{12,}=*/g,
  /(?<=\b(?:client-key-data|client-certificate-data|token|id-token|refresh-token|password)"?: ?"?)[^\s"]{8,}/g,
  /(?<=:\/\/[^\s/:@]{1,64}:)[^\s/:@]{1,256}(?=@)/g,
];

/** Takes secrets out of a text. */
export const maskSecrets = (text: string): string => replaced(text, secrets);

/** Texts that tell who and where somebody is: certificates, e-mail, accounts of a cloud, hosts named by their address. */
const traces: readonly RegExp[] = [
  /-----BEGIN CERTIFICATE-----[\s\S]*?(?:-----END CERTIFICATE-----|$)/g,
  /(?<=\bcertificate-authority-data"?: ?"?)[^\s"]{8,}/g,
  /(?<=--(?:token|password)[ =])[^\s•]+/g,
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
