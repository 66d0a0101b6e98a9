/** Words above a block that say on which machine of several it is typed. */
import { isForContainers, leavesForMachine } from '#importer/text/opened-shells.ts';
import { lastSentence } from '#importer/text/last-sentence.ts';
import { lineOf } from '#importer/note.ts';
import type { TakeNote } from '#importer/note.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { draftOf } from './draft.ts';

const machines =
  'nodes?|workers?|masters?|control[- ]planes?|controllers?|vms?|virtual machines?|(?:ec2|compute|remote|cloud) instances?|droplets?|bastion(?: host)?|jump ?(?:host|box)|remote (?:machine|host|server)s?';

/** "On each worker node, run", "Log in to the VM and run", "em todos os nós", "en cada nodo", "在所有节点上". */
const places: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:on|in|inside|within) (?:(?:the|each|every|all|both|your|any|other|these|one of the|an existing|a new|first|second) ){1,3}(?!local)(?:[\w-]+ ){0,2}(?:${machines})\b(?! (?:pool|group|port|name|selector|label)s?\b)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:ssh|log(?:ging)? ?(?:in|on)|sign in) ?(?:in)?to (?:the|your|each|one of the|a) (?:[\w-]+ ){0,2}(?:${machines}|servers?|instances?|machines?|hosts?)\b`,
    'i',
  ),
  // A server of some kind: "On the NFS server, install it". The one of an API is no machine.
  /\b(?:executed|run|typed) (?:on|within|in|inside) (?:the |a )?(?:worker|master|node|control[- ]plane)s?\b/i,
  /^(?:(?:now|then|next),? )?on (?:the|your) (?:remote )?(?:server|machine),/i,
  /\bon (?:each|every|all|both)(?: of)?(?: the)? (?:servers?|machines?|hosts?)\b/i,
  /\b[Oo]n (?:the|each|both|your) (?!local|same|api|API)[\w-]+ (?:servers?|clients?)\b/,
  /\b(?:ssh|log ?in|connect) ?(?:in)?to (?:the )?(?:worker|master|node|control|server|client)[\w.-]*\d\b/i,
  // "Inside the container, run", "Run these commands in your container".
  /(?:^(?:(?:now|then|next),? )?|\b(?:run|execute|type|enter|issue|create(?! (?:an? |the )?(?:[\w-]+ )?(?:container|volume|process)))(?: (?!shell)\S+){0,4} )(?:inside|within|in) (?:of )?(?:the|your|this|that) (?:[\w-]+ ){0,2}(?:container|pod|guest)\b(?! sandbox)/i,
  /\b(?:dentro (?:del?|d[ao])|en el|n[ao]) (?:contenedor|cont[eê]iner|container|pod)(?!\p{L})|在容器[内內里裡中]|コンテナ[内の]/iu,
  // "Run on k8s-control only.", "Input (on control-plane):".
  /\bon [\w.-]*(?:control|master|worker)[\w.-]*(?: \([\d.]+\))? only\b|\(on (?:the )?(?:[\w-]+ )?(?:control[- ]?plane|masters?|workers?|nodes?)(?: nodes?)?\)/i,
  // "Execute on: Internal Server".
  /\b(?:run|execute[ds]?|perform) on ?: ?(?!.*\blocal)(?:[\w-]+ ){0,3}(?:machine|server|host|node|vm|instance|worker|master)s?\b/i,
  /\b(?:n[oa]s?|dentro d[oa]s?|em (?:cada|todos os|todas as)) (?:\p{L}+ ){0,2}(?:nós?|nodes?|workers?|masters?|VMs?|máquinas? virtua\p{L}{1,3})(?!\p{L})/iu,
  /\b(?:en|dentro de) (?:el|la|cada|todos los|todas las) (?:\p{L}+ ){0,2}(?:nodos?|nodes?|workers?|masters?|VMs?|máquinas? virtual\p{L}{0,2})(?!\p{L})/iu,
  /(?<!看)(?:在|到)(?:所有|每[个個台]|各个?|其他|全部|另外?一?[个個台]?)?[^，。：:]{0,8}(?:节点|節點|虚拟机|虛擬機|主机|主機)上/,
];

/** A title may say so, too: "DNS, from another machine". */
const fromOther =
  /^(?:in|on|inside|within) the (?:guest|vm|virtual machine)$|^(?:from|on) ["“`]?(?:server|node|host|worker|master|controller|vm|machine|client)-?\d{1,3}["”`]?:?$|\bin (?:an?|the|your|that)(?: same)? (?:\S+ ){0,2}ssh session\b|\b(?:from|on) (?:the )?remote (?:machine|host|server)\b|\blog(?:ging)? ?in ?to (?:the |a |your )?remote (?:machine|host|server)s?$|\bfrom (?:the|your) (?:jump|bastion)[- ]?(?:server|host|box|machine)?\b|\b(?:from|on) (?:another|a different|the other) (?:machine|host|computer|server|node|vm)\b|\bde otr[oa] (?:máquina|equipo|servidor)|de outra máquina|depuis une autre machine|从另一台|從另一台/i;

/** Something is done there, or a colon says so; a Pod that runs on a node is told of otherwise. */
const isDone =
  /(?:^|[,;:.] |\b(?:and|then|please|to|now) )(?:run|execute|type|enter|issue|install|create|edit|set|perform|configure|verify|check|use|do|start|add|update)\b|\b(?:execut|rod[ea]|instal|digit|ejecut|escrib)\p{L}*|执行|執行|运行|安装|输入|[:：]$/iu;

/** What makes a machine a member of a cluster: it is typed on that machine, and not where the cluster was made. */
const joins =
  /^(?:sudo )?(?:docker swarm join(?!-)|(?:kubeadm|microk8s) join|k3s agent|rke2 agent)\b/;

function noteJoining(nodes: readonly LessonNode[], note: TakeNote): void {
  for (const node of nodes) {
    const draft = draftOf(node);
    if (draft?.type !== 'command' || draft.isInside === true) continue;
    const command = draft.run.find((each) => joins.test(each));
    if (command === undefined) continue;
    note({
      code: 'typed-inside',
      line: lineOf(node),
      unsure: 'This makes the machine on which it is typed a member of a cluster.',
      did: 'I took it for commands that are typed where all others are, as a run does.',
      look: 'If that is another machine, write `manual: It is typed on another machine.` to its commands in lesson.yaml.',
      written: command,
    });
  }
}

/** Notes that the words above commands name a machine of several, where no shell on it is known to be open. */
export function noteAnotherMachine(
  words: string,
  nodes: readonly LessonNode[],
  note: TakeNote,
): void {
  if (!isSaidWhere(words, nodes, note)) noteJoining(nodes, note);
}

/** Notes the place that the words above commands name. @returns whether there is one */
function isSaidWhere(words: string, nodes: readonly LessonNode[], note: TakeNote): boolean {
  const last = lastSentence(words.trim());
  const sure = fromOther.exec(last)?.[0];
  const [place] =
    sure === undefined ? places.flatMap((each) => each.exec(last)?.[0] ?? []) : [sure];
  if (place === undefined) return false;
  if (sure === undefined && !isDone.test(words.trim().endsWith(':') ? `${last}:` : last))
    return false;
  const first = nodes.find((node) => draftOf(node)?.type === 'command');
  const draft = first === undefined ? undefined : draftOf(first);
  if (first === undefined || draft?.type !== 'command' || draft.isInside === true) return false;
  const [command = ''] = draft.run;
  if (sure === undefined && (isForContainers(command) || leavesForMachine(command))) return false;
  note({
    code: 'typed-inside',
    line: lineOf(first),
    unsure: `The words above say where this is typed: “${place}”.`,
    did: 'I took it for commands that are typed where all others are, as a run does.',
    look: 'If that is another machine, write `manual: It is typed on another machine.` to its commands in lesson.yaml.',
    written: command,
  });
  return true;
}
