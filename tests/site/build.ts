import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

/** A consumer's project, built: what it printed, and the files it made. */
export interface Built {
  code: number;
  printed: string;
  /** Paths below dist/, sorted. */
  files: readonly string[];
  read(path: string): string;
}

interface Project {
  /** A folder that is copied, or texts by their path. */
  content?: string | Readonly<Record<string, string>>;
  /** The options of readyroom(), as they are written. */
  config?: string;
  /** Where Readyroom is taken from. */
  readyroom?: string;
  /** The path of the site, as it is written; undefined for what the environment says. */
  base?: string;
  /** The origin of the site; undefined where the project names none. */
  site?: string | undefined;
}

/** Writes a project of a config file and `content/`, with no `src/`, as a consumer has it. */
export function writeProject(root: string, project: Project): void {
  const { content, config = '', readyroom = repository, base } = project;
  const site = 'site' in project ? project.site : 'https://example.org';
  mkdirSync(root, { recursive: true });
  if (typeof content === 'string')
    cpSync(resolve(repository, content), join(root, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(typeof content === 'object' ? content : {})) {
    mkdirSync(join(root, 'content', path, '..'), { recursive: true });
    writeFileSync(join(root, 'content', path), text);
  }
  const path = base === undefined ? 'process.env.BASE' : `'${base}'`;
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import readyroom from '${readyroom}/src/integration/index.ts';
export default { site: ${JSON.stringify(site)}, base: ${path}, integrations: [readyroom(${config})] };\n`,
  );
}

/** Such a project, built. */
export async function build(
  name: string,
  { env = {}, ...project }: Project & { env?: NodeJS.ProcessEnv },
): Promise<Built> {
  const root = join(inject('runFolder'), name);
  writeProject(root, project);
  return built(name, await astroBuild(root, env));
}

/** What was built in the project of that name. */
export function built(name: string, result: Pick<Built, 'code' | 'printed'>): Built {
  const dist = join(inject('runFolder'), name, 'dist');
  return {
    ...result,
    files: filesBelow(dist),
    read: (path) => readFileSync(join(dist, path), 'utf8'),
  };
}

/** Paths of all files below a folder, sorted; none where there is no folder. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Tests run beside each other on all cores: threads that Vite has for each core only wait for one another. */
export const astroEnvironment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
};

/** `astro build` in a project that is there already. */
export function astroBuild(
  root: string,
  env: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<{ code: number; printed: string }> {
  const child = spawn(
    process.execPath,
    [resolve(repository, 'node_modules/astro/bin/astro.mjs'), 'build', ...options],
    {
      cwd: root,
      env: {
        ...outsideOfVitest(),
        NODE_ENV: 'production',
        ...astroEnvironment,
        ...env,
      },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((done) => {
    child.on('close', (code) => {
      done({ code: code ?? 1, printed });
    });
  });
}

/** Vitest puts Vite's own variables into the environment, where they would change what is built. */
function outsideOfVitest(): NodeJS.ProcessEnv {
  const ours = /^(?:VITEST.*|BASE_URL|BASE|SITE|MODE|DEV|PROD|SSR|TEST)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
