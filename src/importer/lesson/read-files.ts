/** The files and folders that a command reads of the folder in which it is typed. */
import { readShell } from '#transforms/shell.ts';

/** Paths as a command has them. A folder ends in `/`; a file that a program looks for by itself has the name that it would find. */
export const filesRead = (run: string): string[] =>
  readShell(run).commands.flatMap(({ words, redirections }) => {
    const at = words[0] === 'sudo' ? 1 : 0;
    const [program = '', ...rest] = words.slice(at);
    const fed = redirections.flatMap(({ operator, target }) =>
      operator === '<' && target !== undefined ? [target] : [],
    );
    const paths = [
      ...(readers.get(program.slice(program.lastIndexOf('/') + 1))?.(rest) ?? []),
      ...fed,
    ]
      .map((path) => (isOwnProgram.test(path) ? path : path.replace(/^\.\/(?=.)/, '')))
      .filter((path) => isBelow.test(path) || isOwnProgram.test(path));
    return isOwnProgram.test(program) ? [program, ...paths] : paths;
  });

/** A path that leads into no other folder than those below, or below that of who types, and has nothing in it that a shell or a reader fills in. */
const isBelow =
  /^(?!\/(?!root\/\w)|-|~\/\.|path\/)(?!.*\.\.)(?:~\/|\/root\/)?(?:[\w.-]+\/)*(?:[\w-][\w.-]*\.[a-z]\w{0,11}|Dockerfile|Makefile|Vagrantfile|[\w-][\w.-]*\/)$/;

/** A script or a program in the folder where it is called, or in one below. */
const isOwnProgram = /^\.\/(?:[\w.-]+\/)*[\w-]+(?:\.(?:sh|bash|py|rb|pl|js))?$/;

type Reader = (words: readonly string[]) => string[];

/** What stands behind options: `-f boat.yaml`, `--filename=boat.yaml`. */
const valuesOf = (words: readonly string[], options: RegExp): string[] =>
  words.flatMap((word, index) => {
    if (options.test(word)) return words[index + 1] ?? [];
    const [name, ...value] = word.split('=');
    return options.test(name ?? '') && value.length > 0 ? [value.join('=')] : [];
  });

const asFolder = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

const asFolderUnlessFile = (path: string): string => (/\.\w+$/.test(path) ? path : asFolder(path));

const ofObjects: Reader = (words) =>
  words.some((word) => /^(?:apply|create|replace|delete)$/.test(word))
    ? [
        ...valuesOf(words, /^(?:-f|--filename)$/).flatMap((paths) => paths.split(',')),
        ...valuesOf(words, /^(?:-k|--kustomize)$/).map(asFolder),
        ...valuesOf(words, /^--from-(?:env-)?file$/).map((each) => each.replace(/^[\w.-]+=/, '')),
        ...(words.includes('secret') ? valuesOf(words, /^--(?:key|cert)$/) : []),
      ]
    : [];

/** What OpenShift builds of a folder here: `oc new-build .`, `oc start-build boats --from-dir=.`. */
const ofBuilds: Reader = (words) => {
  const [build] = words;
  if (build === 'new-build') return words.includes('.') ? ['Dockerfile'] : [];
  return build === 'start-build'
    ? [
        ...valuesOf(words, /^--from-dir$/).map((path) =>
          path === '.' ? 'Dockerfile' : asFolder(path),
        ),
        ...valuesOf(words, /^--from-file$/),
      ]
    : [];
};

const ofCharts: Reader = (words) =>
  words.some((word) => /^(?:install|upgrade|template|lint|package)$/.test(word))
    ? [
        ...(words.includes('.') ? ['Chart.yaml'] : []),
        ...valuesOf(words, /^(?:-f|--values)$/).flatMap((paths) => paths.split(',')),
        ...words.filter((word) => /^\.\/[\w-]/.test(word)).map(asFolderUnlessFile),
      ]
    : [];

/** An image is built in a folder of a file there, where no other one is given; groups of containers are started of one. */
const ofContainers: Reader = (words) => {
  const [compose] = words;
  if (compose === 'compose') return ofCompose(words.slice(1));
  if (compose === 'kube' && words[1] === 'play')
    return words.slice(2).filter((word) => /\.ya?ml$/.test(word));
  if (compose === 'stack') return valuesOf(words, /^(?:-c|--compose-file)$/);
  if (/^(?:secret|config) create$/.test(words.slice(0, 2).join(' '))) return words.slice(3, 4);
  if (!words.slice(0, 2).includes('build')) return [];
  const own = valuesOf(words, /^(?:-f|--file)$/);
  // Before its options, or behind them.
  const folder = words.includes('.') ? '.' : (words.at(-1) ?? '');
  // Its name may have no ending.
  if (own.length > 0) return own.map((path) => (/^[\w/-]+$/.test(path) ? `./${path}` : path));
  return /^[\w./-]*$/.test(folder) && !folder.startsWith('-')
    ? [
        `${folder
          .replace(/^\.\//, '')
          .replace(/\/?\.?$/, '')
          .replace(/(?<=.)$/, '/')}Dockerfile`,
      ]
    : [];
};

const ofCompose: Reader = (words) => {
  const own = valuesOf(words, /^(?:-f|--file)$/);
  const all = [...own, ...valuesOf(words, /^--env-file$/)];
  if (own.length > 0) return all;
  return words.some((word) => /^(?:up|build|run)$/.test(word))
    ? [...all, 'docker-compose.yml']
    : all;
};

const ofSources: Reader = (words) => words.filter((word) => /\.(?:c|cc|cpp|cu|java)$/.test(word));

const ofMake: Reader = (words) => (words.some((word) => /^-|\//.test(word)) ? [] : ['Makefile']);

/** The first word that has the ending of a script. */
const ofScripts: Reader = (words) => {
  const first = words.find((word) => !word.startsWith('-')) ?? '';
  return /\.(?:sh|bash|py|rb|pl|js)$/.test(first) ? [first] : [];
};

/** A file that is shown, of a kind that an author writes: of any other one a program may have written it. */
const ofShown: Reader = (words) =>
  words.filter((word) =>
    /^[\w./-]+\.(?:ya?ml|sh|py|tf|conf)$|^(?:[\w./-]+\/)?(?:Docker|Container)file(?:\.\w+)?$/.test(
      word,
    ),
  );

/** Texts that an author writes, behind what is looked for in them. */
const ofTexts: Reader = (words) =>
  words.filter(
    (word, at) =>
      at > 0 &&
      !/log/i.test(word) &&
      /^[\w./-]+\.(?:txt|csv|json|ya?ml|conf|pem|crt|key|py|sh)$/.test(word),
  );

/** What is copied or moved, but for where to. */
const ofCopies: Reader = (words) => ofTexts(['', ...words.slice(0, -1)]);

const ofPages: Reader = (words) => words.filter((word) => /\.(?:adoc|asciidoc|md)$/.test(word));

const ofPlaybooks: Reader = (words) => [
  ...valuesOf(words, /^(?:-i|--inventory)$/),
  ...words.filter((word) => /^[\w./-]+\.ya?ml$/.test(word)),
];

const ofConfig: Reader = (words) =>
  valuesOf(words, /^(?:-f|--config|--config-file|--template-file)$/);

const readers: ReadonlyMap<string, Reader> = new Map([
  ...['kubectl', 'k'].map((program) => [program, ofObjects] as const),
  ['oc', (words) => [...ofObjects(words), ...ofBuilds(words)]],
  ...['docker', 'podman', 'nerdctl'].map((program) => [program, ofContainers] as const),
  ...['bash', 'sh', 'source', '.', 'python', 'python3', 'node', 'ruby', 'perl'].map(
    (program) => [program, ofScripts] as const,
  ),
  ...['kind', 'k3d', 'kubeadm', 'eksctl'].map((program) => [program, ofConfig] as const),
  ['az', ofConfig],
  ...['gcc', 'g++', 'cc', 'clang', 'mpicc', 'mpicxx', 'nvcc', 'javac'].map(
    (program) => [program, ofSources] as const,
  ),
  ['kapp', (words) => valuesOf(words, /^(?:-f|--file)$/).flatMap((paths) => paths.split(','))],
  ['openssl', (words) => valuesOf(words, /^-in$/)],
  ['docker-compose', ofCompose],
  ['make', ofMake],
  ['vagrant', (words) => (words[0] === 'up' ? ['Vagrantfile'] : [])],
  ['helm', ofCharts],
  ['ytt', (words) => valuesOf(words, /^(?:-f|--file)$/).map(asFolderUnlessFile)],
  ['kustomize', (words) => (words[0] === 'build' ? words.slice(1, 2).map(asFolder) : [])],
  ...['cat', 'less', 'more', 'bat'].map((program) => [program, ofShown] as const),
  ...['grep', 'egrep', 'sed', 'awk', 'sort', 'uniq', 'cut', 'head', 'tail', 'wc', 'diff'].map(
    (program) => [program, ofTexts] as const,
  ),
  ...['cp', 'mv'].map((program) => [program, ofCopies] as const),
  ...['ansible', 'ansible-playbook'].map((program) => [program, ofPlaybooks] as const),
  ['argo', (words) => (words[0] === 'submit' ? words.filter((word) => /\.ya?ml$/.test(word)) : [])],
  ...['asciidoctor', 'asciidoctor-pdf', 'pandoc'].map((program) => [program, ofPages] as const),
]);
