/** Reads typed kubectl commands: what was asked for decides kind, namespace and whether a listing is whole. */
import { kindOf } from '#checker/kinds/names-of-kinds.ts';
import { kubectlArguments } from './kubectl-words.ts';
import { simpleCommands } from './simple-commands.ts';
import type { SimpleCommand } from './simple-commands.ts';
import { setOf } from '#checker/set-of.ts';

export interface Command {
  /** `get`, `apply`, `rollout status`; '' for a command that is not kubectl's. */
  verb: string;
  /** Kinds asked for, in the API's spelling where known; `all` stays `all`. */
  kinds: readonly string[];
  /** Objects named, each with its kind. */
  objects: readonly { kind: string; name: string }[];
  namespace: string | undefined;
  allNamespaces: boolean;
  /** Value of `-o` up to `=`: '' (a table), `wide`, `name`, `json`, `yaml`, `custom-columns`, `jsonpath` … */
  output: string;
  /** Headers of `-o custom-columns`, as typed. */
  customColumns: readonly string[];
  selector: string | undefined;
  fieldSelector: string | undefined;
  noHeaders: boolean;
  showLabels: boolean;
  /** Headers that `-L` adds: the label keys after their last `/`, in upper case. */
  labelColumns: readonly string[];
  watch: boolean;
  /** What the output went through can have dropped rows (`| grep`, `| head`), or it went into a file. */
  filtered: boolean;
  /** A listing of everything of its kinds in its namespace: nothing named, selected or filtered. */
  whole: boolean;
  /** Every flag by its shortest usual name, with its value; '' where it has none. */
  flags: ReadonlyMap<string, string>;
  /** The arguments after the verb that are no flags, as typed; all words of a command that is not kubectl's. */
  args: readonly string[];
}

/** Pipes that leave every row in place. */
const passesRows = setOf('cat tee column expand unexpand sort nl fold grcat kubecolor');
/** `tr -s` takes blanks away and nothing else. A pager shows a part. */
const passes = (word: string, argument: string): boolean =>
  word === 'tr' ? argument === '-s' : passesRows.has(word);

/** Flags of kubectl whose value may follow as a word of its own. */
const takesValue = setOf(
  'n namespace o output l selector L label-columns f filename k kustomize c container s server context ' +
    'cluster user kubeconfig as as-group token request-timeout field-selector sort-by template chunk-size for ' +
    'timeout replicas image type p patch grace-period revision to-revision subresource raw field-manager tail ' +
    'since types v cache-dir certificate-authority from',
);
const twoWordVerbs = setOf('rollout auth config create set top certificate cluster-info');
/** The last ones: a paste may have the same command thousands of times, and it is asked for at every stage. */
const parsed = new Map<string, readonly Command[]>();

/** The kubectl commands of a typed line, in order (`kubectl get ds; kubectl get nodes` are two). */
export function parseCommands(line: string): readonly Command[] {
  const known = parsed.get(line);
  if (known) return known;
  if (parsed.size > 99) parsed.clear();
  const commands = simpleCommands(line).map(parseWords);
  parsed.set(line, commands);
  return commands;
}

/** The last kubectl command of a typed line, or the line as a command that is not kubectl's. */
export function parseCommand(line: string): Command {
  const commands = parseCommands(line);
  return commands.findLast(({ verb }) => verb !== '') ?? commands.at(-1) ?? parseWords(nothing);
}

const nothing: SimpleCommand = { words: [], filters: [], hidden: false };

function parseWords({ words, filters, hidden }: SimpleCommand): Command {
  const args = kubectlArguments(words);
  const flags = new Map<string, string>();
  const plain: string[] = [];
  for (let at = 0; args && at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--') break;
    if (!word.startsWith('-') || word === '-') plain.push(word);
    else at += readFlag(word, args[at + 1], flags);
  }
  let verb = plain.shift() ?? '';
  if (twoWordVerbs.has(verb) && plain[0] !== undefined) verb += ` ${plain.shift() ?? ''}`;
  if (verb === 'events') plain.unshift('events');
  const { kinds, objects } = readTargets(plain);
  const [output = '', columns = ''] = splitOnce(flags.get('o') ?? '', '=');
  const selector = flags.get('l');
  const fieldSelector = flags.get('field-selector');
  const filtered =
    hidden ||
    /\| sort [^|]*(?<= )(?:-[a-z]*|--)u/.test(filters.join(' ')) ||
    filters.some(
      (word, index) => filters[index - 1] === '|' && !passes(word, filters[index + 1] ?? ''),
    );
  return {
    verb: args ? verb : '',
    kinds,
    objects,
    namespace: flags.get('n') || undefined,
    allNamespaces: isTrue(flags.get('A')),
    output,
    customColumns:
      output === 'custom-columns'
        ? columns.split(',').map((pair) => splitOnce(pair, ':')[0] ?? '')
        : [],
    selector,
    fieldSelector,
    noHeaders: isTrue(flags.get('no-headers')),
    showLabels: isTrue(flags.get('show-labels')),
    labelColumns: (flags.get('L') ?? '')
      .split(',')
      .filter(Boolean)
      .map((key) => key.slice(key.lastIndexOf('/') + 1).toUpperCase()),
    watch: isTrue(flags.get('w')) || isTrue(flags.get('watch-only')),
    filtered,
    whole:
      verb === 'get' &&
      !filtered &&
      objects.length === 0 &&
      kinds.length > 0 &&
      selector === undefined &&
      fieldSelector === undefined &&
      !isTrue(flags.get('watch-only')),
    flags,
    args: args ? plain : words,
  };
}

const isTrue = (value: string | undefined) => value !== undefined && value !== 'false';

const longNames: Readonly<Record<string, string>> = {
  namespace: 'n',
  output: 'o',
  selector: 'l',
  'label-columns': 'L',
  'all-namespaces': 'A',
  watch: 'w',
};

/** Reads one flag word into `flags`; returns how many following words it took as its value. */
function readFlag(word: string, next: string | undefined, flags: Map<string, string>): number {
  const set = (name: string, value: string) => {
    const key = longNames[name] ?? name;
    flags.set(key, key === 'L' && flags.has('L') ? `${flags.get('L') ?? ''},${value}` : value);
  };
  if (word.startsWith('--')) {
    const [name = '', value] = splitOnce(word.slice(2), '=');
    const isApart = value === undefined && next !== undefined && takesValue.has(name);
    set(name, value ?? (isApart ? next : ''));
    return isApart ? 1 : 0;
  }
  for (let at = 1; at < word.length; at++) {
    const name = word.charAt(at);
    if (!takesValue.has(name)) {
      set(name, '');
      continue;
    }
    const value = word.slice(at + 1).replace(/^=/, '');
    set(name, value || (next ?? ''));
    return value || next === undefined ? 0 : 1;
  }
  return 0;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** `pods a b`, `pod/a deploy/b`, `ds,deploy`: kinds, each once however often it is typed, and the objects named. */
function readTargets(words: readonly string[]): Pick<Command, 'kinds' | 'objects'> {
  const paired = words.filter((word) => word.includes('/'));
  if (paired.length) {
    const objects = paired.map((word) => {
      const [kind = '', name = ''] = splitOnce(word, '/');
      return { kind: kindOf(kind), name };
    });
    return { kinds: [...new Set(objects.map(({ kind }) => kind))], objects };
  }
  const [list = '', ...names] = words;
  const kinds = [...new Set(list.split(',').filter(Boolean).map(kindOf))];
  return { kinds, objects: kinds.flatMap((kind) => names.map((name) => ({ kind, name }))) };
}
