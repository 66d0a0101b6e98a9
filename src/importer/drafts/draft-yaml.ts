/** Blocks of YAML: manifests, what a command printed, or code. */
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { TakeNote } from '#importer/note.ts';
import type { Before } from './around.ts';
import { draftNode } from './draft.ts';
import { kubernetesYaml } from './kubernetes-yaml.ts';
import { withoutEmptyEnd } from './shell-parts.ts';
import { output } from './shell-nodes.ts';

/** What a block of YAML becomes; undefined where it is none of a cluster. */
export function yamlNodes(
  node: LessonNode,
  line: number,
  before: Before,
  note: TakeNote,
): LessonNode[] | undefined {
  const { value = '' } = node;
  const yaml = kubernetesYaml(value);
  const isOfCluster = before.announced === 'output' || ofCluster.test(value);
  const isCalledOutput =
    before.announced === 'output' && before.isOutput === true && /^ya?ml$/i.test(node.lang ?? '');
  if (yaml.type === 'other' && !isCalledOutput && !(isOfCluster && printsYaml(before)))
    return undefined;
  const isInFile = before.announced === 'file' && !(ofCluster.test(value) && printsYaml(before));
  if (!isInFile && isPrintedYaml(value, before)) return [output(value, line, before.command)];
  if (yaml.type === 'excerpt' || yaml.type === 'other') return [{ ...node, lang: 'yaml' }];
  if (yaml.type === 'broken') {
    if (!template.test(value))
      note({
        line: line + yaml.line - 1,
        code: 'manifest',
        unsure: `This looks like a manifest, but it cannot be read: ${yaml.complaint.replace(/[.:]\s*$/, '')}.`,
        did: 'I kept it as plain code.',
        look: 'Correct it, put it into manifests/ and explain it with a walkthrough.',
      });
    return [{ ...node, lang: 'yaml' }];
  }
  const { id, doc, at } = yaml;
  const text = `${withoutEmptyEnd(value)}\n`;
  return [draftNode({ type: 'manifest', text, preferred: id, doc, at }, value, line, 'yaml')];
}

/** What Helm fills in, of which YAML is made: nobody is to correct that. */
const template =
  /\{\{-|-\}\}|\{\{ *(?:if|range|with|end|include|toYaml|\.(?:Values|Release|Chart))\b/;

/** Whether a text that is said to be shell is an object of a cluster, or one of which something is left out, and nothing else. */
export function isObject(value: string): boolean {
  if (!/^(?:---\s|#.*\n|\s)*(?:apiVersion|kind): \S/.test(value)) return false;
  const { type } = kubernetesYaml(value);
  return type === 'manifest' || (type === 'excerpt' && value.split('\n').every(isOfObject));
}

const isOfObject = (line: string): boolean =>
  /^\s*(?:$|#|\.{3}|…|-(?:--)?(?:\s|$)|[\w./"'-]+:(?:\s|$))/.test(line);

/** Whether a command printed this YAML: the page says so, it follows directly, or it has what only a cluster writes. */
function isPrintedYaml(value: string, before: Before): boolean {
  const { announced, isNext, command, isOutput = false } = before;
  if (command === undefined) return false;
  if (announced === 'output' && isOutput) return true;
  const isSaid = announced === 'output' || isNext;
  if (printsYaml({ command })) return isSaid || ofCluster.test(value);
  if (announced === 'output' && exports.test(command.value ?? '')) return true;
  return isSaid && printsFile.test(command.value ?? '');
}

const printsYaml = ({ command }: Pick<Before, 'command'>): boolean =>
  /-o[= ]?yaml|--output[= ]yaml/.test(command?.value ?? '');

const ofCluster = /^(?: +(?:uid|resourceVersion): |status: *$)/m;

/** A word of a command that prints what it makes: `boatctl export`, `kustomize build`. One that goes on writes it elsewhere. */
const exports =
  /^[^|;&<>\n]*\s(?:export|generate|render|template|dump|print|show|view|build)(?:\s[^|;&<>\n]*)?$/;

/** A command that prints a file of YAML as it is. */
const printsFile = /^(?:sudo )?(?:cat|bat|less|more|head|tail)\s[^|;&<>\n]*\.ya?ml\s*$/m;
