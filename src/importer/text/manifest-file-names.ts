import { atTheRight } from './command-shape.ts';

/** The ending of a file that manifests stand in. */
const ending = String.raw`\.ya?ml(?![\w/-]|\.\w)`;

/** The path of such a file in a sentence or a command, and no part of an address. */
const pathInText = RegExp(String.raw`(?<![\w./:$~-])(?:[\w.~$-]*/)*\w[\w.-]*?${ending}`, 'gi');

/** The paths of files of YAML that a text names, each once. */
export const yamlPathsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(pathInText)].map(([path]) => path)),
];

/** The last part of a path. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a file of a lesson can have this name, as it stands on a page: nobody has to fill in a part of it. */
export const isFileName = (name: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}._-]*\.ya?ml$/iu.test(name);

/** The path of a file in the first line of a manifest, where that is a comment with nothing else, or shows it: `# claim.yaml`, `# cat claim.yaml`. */
export function pathInFirstComment(yaml: string): string | undefined {
  const first = yaml
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && line !== '---');
  if (first?.startsWith('#') !== true) return undefined;
  const words = first
    .replace(/^#+ *(?:cat )?/, '')
    .replace(atTheRight, '')
    .replace(/ \([^()]*\)$/, '')
    .replace(/:$/, '')
    .trim();
  return yamlPathsIn(words).find((path) => path === words);
}
