/** Texts that are names, addresses or values and nothing else, which no shell runs. */

/** Whether a text is one value that no shell runs: a path in quotes that is no program, a folder or a file of settings, a variable in braces, or a metric of Prometheus. */
export const isValueAlone = (value: string): boolean =>
  /^(?:'[^'\n]*'|"[^"$`\n]*"|\$\{\w+(?::\w[^}\n]*)?\}|[~/]\S*\/(?:bin)?|~\/\.(?!\S*\/s?bin\/)\S+|(?:~|\.{1,2})?\/\S*\.(?:ya?ml|json|conf|txt|md|env)|[a-z]+(?:_[a-z\d]+)+_(?:seconds|total|bytes|count|ratio))$/.test(
    value.trim(),
  ) && !/\.(?:exe|bat|cmd|sh)["']$/i.test(value.trim());

/** Names of one kind in a row: `b3.2large b5ad.large`. */
const inRow = /^(?:[a-z]+\d+[a-z]*\.\w+ +){2,}[a-z]+\d+[a-z]*\.\w+\.?$/;

/** Whether a text is names that differ only in their numbers, one in each line, `boat-2024.01.02`, or names of one kind in a row. */
export function isSeries(value: string): boolean {
  if (inRow.test(value.trim())) return true;
  const names = value.split('\n').filter((line) => line.trim() !== '');
  const [first = '', ...others] = names.map((name) => name.trim().replaceAll(/\d+/g, '0'));
  const isName = /^\w[\w.-]*$/.test(first) && first.includes('0');
  return isName && others.length > 0 && others.every((name) => name === first);
}

/** Whether all lines of a text are addresses, of databases for one: without a command above, nothing has printed them. */
export const isOfAddresses = (value: string): boolean =>
  value.split('\n').every((line) => /^(?:[a-z][a-z\d+.-]*:\/\/\S+)?$/.test(line.trim()));

/** Whether all lines of a text but comments are names of hosts, the first of them with its domain: `north-0.north.harbour.svc`. */
export function isOfHosts(value: string): boolean {
  const lines = value.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  const areNames = lines.every((line) =>
    /^\s*[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\s+#.*)?$/i.test(line),
  );
  return hostName.test(lines[0] ?? '') && areNames;
}

/** A name whose last part is of a domain, or of a Service within a cluster; what could be run ends as a file does. */
const hostName =
  /^\s*(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.){2,}(?:com|org|net|io|dev|local|internal|svc|edu|gov)(?::\d+)?(?:\s+#.*)?$/i;

/** Whether a text is a list of files and folders by their paths, with remarks or without; a single path may be called. */
export function isOfPaths(value: string): boolean {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*\/[\w./-]*(?:\s+#.*)?$/.test(line));
}

/** Whether a text is a folder with what is in it, drawn with blanks or hyphens: `boats/`, `  red.yaml  # the red one`. */
export function isTree(value: string): boolean {
  const [first = '', ...below] = value.split('\n').filter((line) => line.trim() !== '');
  return (
    /^\s*(?:[\w.~/-]*\/|\.)\s*(?:#.*)?$/.test(first) &&
    below.length > 0 &&
    below.every((line) => /^\s*(?:[-*+] )?[\w.<>{}-]+\/?\s*(?:#.*)?$/.test(line)) &&
    below.some((line) => /^(?:\s+|[-*+] )\S/.test(line))
  );
}
