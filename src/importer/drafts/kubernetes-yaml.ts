import { isMap, isScalar } from 'yaml';
import { resolvePath } from '#transforms/yaml-path/line-range.ts';
import { yamlDiagnostics } from '#model/load/yaml-diagnostics.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { slugOf } from '#model/schema/slug-of.ts';

/** What a text of YAML is: a manifest, a broken one, or something else. */
export type KubernetesYaml =
  | { type: 'manifest'; id: string; doc: string | undefined; at: string }
  /** It looks like Kubernetes objects but cannot be read. `line` counts from 1 in the text. */
  | { type: 'broken'; complaint: string; line: number }
  /** It is written like an object, but is a file of configuration, or leaves something out. */
  | { type: 'excerpt' }
  | { type: 'other' };

/** The part of an object that its walkthrough points to: the first of these that it has. */
const parts = ['spec', 'data', 'stringData', 'rules', 'roleRef', 'subjects', 'metadata'];

const isObjectShaped = (text: string): boolean =>
  /^\s{0,3}kind:\s*\S/m.test(text) && /^\s{0,3}(?:apiVersion|metadata):/m.test(text);

/** Whether a line stands for others that are left out: nobody could apply it. */
function isAbridged(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.some(
    (line, at) =>
      /^(?:- )?(?:\.{3}|…|\[\.{3}\])(?:\s+#.*)?$/.test(line.trim()) && !isEndMark(lines, at),
  );
}

/** Whether a `...` ends a document: one that `---` begins, with nothing or another `---` below, and no key without its value above. */
function isEndMark(lines: readonly string[], at: number): boolean {
  const begins = lines.find((line) => !line.startsWith('#')) ?? '';
  return (
    /^---(?:\s|$)/.test(begins) &&
    /^\.{3}\s*$/.test(lines[at] ?? '') &&
    !/:\s*$/.test(lines[at - 1] ?? '') &&
    /^---(?:\s|$)/.test(lines[at + 1] ?? '---')
  );
}

/** Whether all that an abridged text shows is fields of an object, set in below `spec`, `data` or their like. */
function isPartOfObject(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.some((line) => /^(?:spec|data|metadata|template|containers|rules):$/.test(line)) &&
    lines.every((line) => /^(?:$|#|\.{3}|…|\[\.{3}\]|- |[\w./-]+:(?:\s|$))/.test(line))
  );
}

/** Whether a line begins with what Helm reads, or has a value that it fills in, outside of quotation marks: nobody could apply it as it is. */
const isFilledIn = (line: string): boolean => /^(?:[^'"#{]*: )? *(?:- )?\{\{/.test(line);

/** Reads a block of YAML as manifests: every document must be an object with a kind and a name. */
export function kubernetesYaml(text: string): KubernetesYaml {
  const isShort = isAbridged(text);
  if (!isObjectShaped(text)) return { type: isShort && isPartOfObject(text) ? 'excerpt' : 'other' };
  if (isShort || text.split('\n').some(isFilledIn)) return { type: 'excerpt' };
  const yaml = readYamlText(text);
  const [wrong] = yamlDiagnostics('', yaml);
  if (wrong !== undefined) {
    return { type: 'broken', complaint: wrong.message.replace(/\.$/, ''), line: wrong.place.line };
  }
  // Behind a last `---` stands a document of nothing.
  const documents = yaml.documents.filter(
    ({ contents }) => contents !== null && !(isScalar(contents) && contents.value === null),
  );
  const names = documents.map((document) => {
    const word = (path: readonly string[]): string => {
      const value: unknown = isMap(document.contents) ? document.getIn(path) : undefined;
      return typeof value === 'string' ? value : '';
    };
    // A cluster ends some names itself: `generateName: boat-`.
    const name = word(['metadata', 'name']) || word(['metadata', 'generateName']).replace(/-$/, '');
    return { kind: word(['kind']), name };
  });
  const [first] = names;
  const unnamed = names.findIndex(({ kind, name }) => kind === '' || name === '');
  // Files of configuration have a kind too, and a name only where they are objects of a cluster.
  if (first === undefined || unnamed !== -1) return { type: 'excerpt' };
  const doc = yaml.documents.length > 1 ? `${first.kind}/${first.name}` : undefined;
  const at = parts.find((path) => resolvePath(yaml, doc, path).ok);
  if (at === undefined) return { type: 'other' };
  return { type: 'manifest', id: slugOf(`${first.name} ${first.kind}`) ?? 'manifest', doc, at };
}
