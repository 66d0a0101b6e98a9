import { MASKED, maskSecrets } from '#masking/mask.ts';
import type { Kubectl } from './cluster/kubectl.ts';

/** Takes what is secret out of a text. */
export type Mask = (text: string) => string;

/** Variables whose value is nobody's business, by their names. */
const secretName =
  /TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_KEY|PRIVATE_KEY/i;

/** Shorter values are words that stand in any text. */
const SHORTEST = 8;

/** What is taken out of everything that a run prints, before anybody keeps it: known values first, then what looks like one. */
export function maskOf(values: readonly string[]): Mask {
  const known = [...new Set(values)]
    .filter((value) => value.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
  return (text) => {
    const without = known.reduce((left, value) => left.replaceAll(value, MASKED), text);
    return maskSecrets(without);
  };
}

/** The secret values of the environment. */
export const secretsOfEnv = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && secretName.test(name) ? [value] : [],
  );

/**
 * The secret values of the kubeconfig, or of one in a file, each as it stands there and decoded. Only this process ever has them.
 */
export async function secretsOfKubeconfig(kubectl: Kubectl, file?: string): Promise<string[]> {
  const of = file === undefined ? [] : [`--kubeconfig=${file}`];
  const { out } = await kubectl(['config', 'view', '--raw', '--output=json', ...of]);
  const keys = [
    'token',
    'client-key-data',
    'client-certificate-data',
    'password',
    'id-token',
    'refresh-token',
    'access-token',
  ];
  const found = [...out.matchAll(/"([\w-]+)":\s*"([^"]+)"/g)]
    .filter(([, key = '']) => keys.includes(key))
    .flatMap(([, , value = '']) => value);
  return found.flatMap((value) => [value, Buffer.from(value, 'base64').toString('utf8')]);
}
