import type { LessonNode } from '#transforms/lesson/nodes.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf } from './draft.ts';
import { kubernetesYaml } from './kubernetes-yaml.ts';

/** A command that sends objects to a cluster, and one that prints them all the same. */
const sends = /^\s*(?:sudo\s+)?(?:kubectl|k|oc)\s(?:.*\s)?(?:apply|create|replace|edit)\s/;
const prints = /\s(?:-o|--output)\b|\sview-last-applied\s/;

/** Whether objects below a command are what it sends to the cluster: it prints a line for each of them, and no YAML unless it is asked. */
export function isAppliedFile(text: string, command: LessonNode | undefined): boolean {
  const draft = command === undefined ? undefined : draftOf(command);
  const typed = draft?.type === 'command' ? (draft.run.at(-1) ?? '') : '';
  const first = text.split('\n').find((line) => !/^\s*(?:#|---\s*$|$)/.test(line)) ?? '';
  const begins = /^(?:apiVersion|kind):/.test(first);
  return (
    begins && sends.test(typed) && !prints.test(typed) && kubernetesYaml(text).type !== 'other'
  );
}

export const noteAppliedFile = (line: number, note: TakeNote): void =>
  note({
    code: 'manifest',
    line,
    unsure: 'The command above sends these objects to the cluster, and does not print them.',
    did: 'I kept them as plain code.',
    look: 'For a file to walk through and to download, put them into manifests/ and write a walkthrough.',
  });
