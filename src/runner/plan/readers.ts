import { FILLED_IN } from '#transforms/shell/command.ts';
import { any, readOptions } from './options.ts';
import type { KnownOptions, ReadOptions } from './options.ts';
import { isPlainSed } from './sed-script.ts';

/** A program that only reads with these options, and these words beside them. */
interface Reader extends KnownOptions {
  fits?: (read: ReadOptions) => boolean;
}

const list = (text: string): readonly string[] => text.split(' ');

/** Long options without a value. */
const plain = (names: string): Readonly<Record<string, null>> =>
  Object.fromEntries(list(names).map((name) => [name, null]));

/** Options with any value. */
const valued = (names: readonly string[]): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(names.map((name) => [name, any]));

/** Programs that only read, whatever their arguments are. */
export const always: ReadonlySet<string> = new Set(
  list(
    'basename cat cmp column comm cut dig diff dirname echo egrep false fgrep fold getent grep head host id jq ls nl nslookup paste ping ping6 printenv printf ps pwd readlink realpath rev seq sha256sum shasum sleep stat tac tail test tr traceroute true uname wc which whoami [ type',
  ),
);

/** Of other programs: the words that their arguments begin with. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  docker: [
    ...list('ps images inspect logs version info'),
    ...list('network volume image container').flatMap((noun) =>
      list('ls list inspect').map((verb) => `${noun} ${verb}`),
    ),
  ],
  podman: list('ps images inspect logs version info'),
  kind: ['get clusters', 'get nodes', 'get kubeconfig', 'version'],
  minikube: ['status', 'version', 'ip', 'profile list', 'node list'],
  helm: list('list ls status get history version show search'),
  calicoctl: ['get', 'version', 'node status'],
};

/** No file: what is not kept. */
const nowhere = /^(?:-|\/dev\/null)$/;
const getting = /^(?:GET|HEAD|OPTIONS)$/;

/** Whether nothing of it is filled in by the shell. */
const isWritten = (text: string): boolean => !text.includes(FILLED_IN);

/** What curl prints at the end; `%output` names a file. */
const writeOut = RegExp(`^(?!.*(?:%output|${FILLED_IN}))`, 's');

/** An awk program that writes no file and starts no program. */
const isPlainAwk = (program: string): boolean =>
  !/[>|@]|system/.test(program.replaceAll('||', '')) && isWritten(program) && program !== '';

const finding: ReadonlySet<string> = new Set(
  list(
    '-name -iname -path -ipath -wholename -regex -iregex -regextype -type -maxdepth -mindepth -size -mtime -mmin -ctime -cmin -newer -empty -print -print0 -printf -ls -not -and -or -a -o -perm -user -group -readable -executable -prune -depth -true -false -L -H -P -follow -xdev -mount -quit -links -inum -samefile -lname',
  ),
);

const readers: Readonly<Record<string, Reader>> = {
  // What asks another machine for something, and keeps no file of it.
  curl: {
    letters: 'sSfLivkINg46',
    withValue: {
      ...valued(list('m H A u x e r')),
      w: writeOut,
      o: nowhere,
      X: getting,
    },
    long: {
      ...plain(
        'silent show-error fail location include verbose insecure head no-buffer globoff fail-with-body compressed ipv4 ipv6 http1.1 http2 no-progress-meter path-as-is',
      ),
      ...valued(
        list(
          'max-time connect-timeout header user-agent user proxy resolve connect-to retry retry-delay interface noproxy cacert range referer',
        ),
      ),
      'write-out': writeOut,
      url: any,
      output: nowhere,
      request: getting,
    },
    fits: ({ words }) => words.every((url) => /^(?:https?:\/\/|(?!\w+:\/\/))/i.test(url)),
  },
  wget: {
    // `-nv` is one option.
    letters: 'qSvn',
    withValue: { ...valued(list('T t U')), O: nowhere },
    long: {
      ...plain('quiet spider server-response no-verbose no-check-certificate'),
      ...valued(list('timeout tries header user-agent max-redirect')),
      'output-document': nowhere,
    },
    fits: ({ options }) => options.some(({ name }) => /^(?:O|output-document|spider)$/.test(name)),
  },
  nc: {
    letters: 'zvnu46',
    withValue: { w: any },
    fits: ({ options }) => options.some(({ name }) => name === 'z'),
  },
  hostname: {
    letters: 'sfdiIyA',
    long: plain('short fqdn long domain ip-address all-ip-addresses all-fqdns'),
    fits: ({ words }) => words.length === 0,
  },
  ss: {
    letters: 'tlnpauxmieoswHr460',
    long: plain('tcp udp listening numeric processes all summary no-header extended'),
  },
  base64: {
    letters: 'dD',
    withValue: valued(list('w i b')),
    long: { ...plain('decode ignore-garbage'), wrap: any },
  },
  date: {
    letters: 'uR',
    withValue: { ...valued(list('d r')) },
    long: {
      ...plain('utc universal rfc-email iso-8601'),
      ...valued(list('date reference rfc-3339')),
    },
    fits: ({ words }) => words.every((word) => word.startsWith('+')),
  },
  uniq: {
    letters: 'cdiuDz',
    withValue: valued(list('f s w')),
    long: plain('count repeated unique ignore-case'),
    fits: ({ words }) => words.length < 2,
  },
  sort: {
    letters: 'bdfgiMhnRrVcCmsuz',
    withValue: valued(list('k t')),
    long: {
      ...plain(
        'reverse numeric-sort unique version-sort human-numeric-sort general-numeric-sort ignore-case stable check',
      ),
      ...valued(list('key field-separator')),
    },
  },
  sed: {
    letters: 'nErsuz',
    withValue: { e: any },
    long: {
      ...plain('quiet silent regexp-extended null-data unbuffered separate'),
      expression: any,
    },
    fits: ({ options, words }) => {
      const scripts = options.flatMap(({ name, value }) =>
        name === 'e' || name === 'expression' ? [value] : [],
      );
      const [first = ''] = words;
      return (scripts.length > 0 ? scripts : [first]).every(
        (each) => isWritten(each) && isPlainSed(each),
      );
    },
  },
  awk: {
    withValue: valued(list('F v')),
    endsAtWord: true,
    fits: ({ words: [program = ''] }) => isPlainAwk(program),
  },
};

/** `ip route`, `ip -br addr show`. */
const ipReads =
  /^(?:-(?:[046cdhjops]|br|brief|color|details|json|pretty|stats|statistics|oneline|human) )*(?:[alnr]|addr|address|link|ro|route|neigh|neighbour|ru|rule)(?: (?:s|sh|show|ls|list|get)(?: .*)?)?$/;

/** Whether a program only reads with these arguments. What is not known does not. */
export function isReading(program: string, args: readonly string[]): boolean {
  if (program === 'env') return args.length === 0;
  if (program === 'command') return /^-v$/i.test(args[0] ?? '');
  if (program === 'ip') return ipReads.test(args.join(' '));
  if (program === 'find')
    return args.every(
      (each) =>
        !(each.startsWith('-') || each.startsWith(FILLED_IN)) ||
        finding.has(each) ||
        /^-\d+$/.test(each),
    );
  if (program === 'date' && args.length === 1 && /^-I\w*$/.test(args[0] ?? '')) return true;
  if (Object.hasOwn(verbs, program))
    return verbs[program]?.some((each) => beginsWith(args, list(each))) === true;
  const reader = Object.hasOwn(readers, program) ? readers[program] : undefined;
  const read = reader && readOptions(args, reader);
  return read !== undefined && reader?.fits?.(read) !== false;
}

/** Whether these words stand at the beginning. */
export const beginsWith = (args: readonly string[], words: readonly string[]): boolean =>
  words.every((word, index) => args[index] === word);
