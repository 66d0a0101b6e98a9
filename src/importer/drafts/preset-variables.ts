import { environment } from '#model/validate/commands.ts';
import { readShell } from '#transforms/shell.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import { draftOf } from './draft.ts';
import { commandNodes } from './drafted-commands.ts';
import type { CommandNode } from './drafted-commands.ts';
import { askedWords, isVariableName } from './learner-variables.ts';
import type { NewVariables, WorkshopVariables } from './learner-variables.ts';

/** Finds what sets the variables that the page's own commands do not set: the learner, another lesson, or the environment. */
export function presetIn(
  root: LessonNode,
  { workshop, note }: { workshop: WorkshopVariables; note: TakeNote },
  variables: NewVariables,
): Set<string> {
  const preset = new Set<string>();
  const drafts = commandNodes(root);
  const runs = drafts.flatMap(({ run }) => run);
  // What stays code may be of a file that a shell reads, as `.bashrc`.
  const shown = [...walk(root)].flatMap(({ node }) => (node.type === 'code' ? node.value : []));
  const inFiles = new Set([...runs, ...shown].flatMap((text) => exportedToFiles(text ?? '')));
  const unset = unsetVariables(runs).filter(
    (name) => !variables.has(name) && !workshop.declared.has(name),
  );
  if (unset.length === 0) return preset;
  const [userOf, words] = [firstUsers(drafts, unset), askedWords(root)];
  const outside = drafts.filter(({ node }) => !isInside(node)).flatMap(({ run }) => run);
  const [file] = runs.flatMap((run) => reads.exec(run)?.[1] ?? []);
  for (const name of unset) {
    const user = userOf.get(name);
    const line = lineOf(user?.node);
    const isSet = workshop.assigned.has(name) || inFiles.has(name);
    if (!isSet && isVariableName(name) && words.has(name)) {
      variables.set(name, { word: name, line });
      note({
        code: 'variable',
        line,
        unsure: `The page asks for the value of ${name}, and no command sets it.`,
        did: `I made the variable ${name}, with a field above the lesson.`,
        look: 'Read its example, pattern and label in workshop.yaml.',
      });
      continue;
    }
    preset.add(name);
    const isAsked = words.has(`\`${name}\``);
    const isFilled = isSet || ofContainers.test(name) || outside.every(fallsBack(name));
    if (isFilled || workshop.noted.has(name)) continue;
    workshop.noted.add(name);
    note({
      code: 'preset-variable',
      line,
      unsure:
        isAsked && !isVariableName(name)
          ? `The page asks for the value of ${name}, which is no name for a variable of a lesson.`
          : file === undefined
            ? isOfOther(root, name)
              ? `Code of the page that is no command of bash sets ${name}.`
              : `No command of the workshop sets ${name}, and the page does not ask for it.`
            : `If ${file}, which a command reads, does not set ${name}, nothing does.`,
      did: 'I put it into `presetVariables` of workshop.yaml: the environment has to set it.',
      look: isAsked
        ? 'Let the commands use a name in capitals, and declare that in `variables`.'
        : 'If learners choose it, declare it in `variables` instead.',
      written: user?.command ?? name,
    });
  }
  return preset;
}

/** Whether a block of commands is typed in a shell that another has opened, in a container for one: what sets its variables is there. */
const isInside = (node: LessonNode): boolean => {
  const draft = draftOf(node);
  return draft?.type === 'command' && draft.isInside === true;
};

/** What the kubelet sets in every container, of each Service that is there: `KUBERNETES_SERVICE_HOST`. Source: the page "Service" of the documentation. */
const ofContainers = /^[A-Z\d_]+_SERVICE_(?:HOST|PORT)(?:_[A-Z\d_]+)?$/;

/** Whether PowerShell that is only shown sets a variable. */
const isOfOther = (root: LessonNode, name: string): boolean =>
  [...walk(root)].some(
    ({ node }) => node.type === 'code' && node.value?.includes(`$${name}=`) === true,
  );

/** A command that reads a script or a file of settings, which may set variables. */
const reads = /^(?:source|\.) +(\S*(?:\.(?:sh|conf|cfg|env)|rc|env)|<\(.*\))$/;

/** Whether a command has a value for a variable that nothing sets, wherever it uses it: `${BOATS:-3}`. */
const fallsBack = (name: string): ((command: string) => boolean) => {
  const bare = new RegExp(String.raw`\$(?:${name}\b|\{[#!]?${name}(?!\w|:?[-+=]))`);
  return (command) => !bare.test(command);
};

/** The first command that uses each of some variables, with its node. */
function firstUsers(
  drafts: readonly CommandNode[],
  names: readonly string[],
): ReadonlyMap<string, { node: LessonNode; command: string }> {
  const users = new Map<string, { node: LessonNode; command: string }>();
  const left = new Set(names);
  for (const { node, run } of drafts)
    for (const command of run) {
      if (left.size === 0) return users;
      for (const { name } of readShell(command).variables)
        if (left.delete(name)) users.set(name, { node, command });
    }
  return users;
}

/**
 * Variables that a command sets by a file which shells read: `cat <<EOF > .envrc` with lines such as `export REGION=…`, or
 * `source /etc/os-release`, which every system of Linux has.
 */
export const exportedToFiles = (command: string): string[] => [
  ...[...command.matchAll(/\bexport ([A-Za-z_]\w*)=/g)].flatMap(([, name]) => name ?? []),
  ...(/(?:^|[;&|({\s])(?:source|\.)\s+\/etc\/os-release\b/.test(command) ? ofSystem : []),
];

/** What /etc/os-release says of a system. Source: os-release(5), and what Debian and Ubuntu add. */
const ofSystem = [
  ...['NAME', 'ID', 'ID_LIKE', 'PRETTY_NAME', 'VERSION', 'VERSION_ID', 'VERSION_CODENAME'],
  ...['UBUNTU_CODENAME', 'DEBIAN_CODENAME', 'VARIANT', 'VARIANT_ID', 'PLATFORM_ID', 'BUILD_ID'],
];

/** Variables that commands use and none of them sets. */
function unsetVariables(commands: readonly string[]): string[] {
  const shells = commands.map(readShell);
  const assigned = new Set(shells.flatMap((shell) => shell.assigned));
  const names = shells.flatMap(({ variables }) => variables.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !assigned.has(name) && !environment.has(name));
}
