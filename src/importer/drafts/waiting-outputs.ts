/** Commands whose outputs say that they wait: for an answer, or for the keys that end them. */
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';
import { isForContainers } from '#importer/text/opened-shells.ts';
import { draftOf } from './draft.ts';

/** Why a run would wait for a command that prints this; undefined for any other output. */
export function whyPrinted(text: string, command: string): string | undefined {
  if (endsByKeys.test(text)) return endsByLearners;
  if (isOfAuthor.test(command) && tellsPort.test(text)) return endsByLearners;
  return [asksAtEnd, asksForValue, asksAnywhere].some((each) => each.test(text))
    ? asksLearners
    : undefined;
}

/** What is asked for in a line of its own, though more was printed below: "Enter password for private key:", "Reading from STDIN". */
const asksAnywhere =
  /^[ \t]*(?:Enter (?:the |your )?(?:password|passphrase|PIN)(?: [^\n:]{1,60})?:[ \t]*$|Reading from STDIN\b|[^\n]{1,100}\[y(?:es)? ?[|/] ?no?\b[^\]\n]*\][ \t]*$|press (?:enter|return|any key) to (?:quit|exit|stop|continue)|Your browser (?:will now be|has been) opened|[^\n]{0,60}\bhit \(?(?:ctrl|control) ?[+-] ?d\b)/im;

/** A program of the author, or source that is run, and that stays in the terminal. */
const isOfAuthor =
  /^(?:sudo )?(?:\.\/\w|(?:java|node|python3?|ruby|php|deno|bun|go run|cargo run|dotnet run|mvnw?) )[^;&|]*$/;

/** What a server says when it is there: "Server Running: http://localhost:8080", "Listening on port 8080". */
const tellsPort =
  /\b(?:listening|running|serving|started|available|up)\b[^\n]{0,60}(?:https?:\/\/[\w.[\]:-]+|\bports?[ :=]{1,3}\d{2,5}|(?:localhost|0\.0\.0\.0|127\.0\.0\.1|\[::\]|\s):\d{2,5})/i;

/** A line that asks for a value, with what the author has typed: "-- Enter AWS Region: us-east-1". */
const asksForValue = /^[ \t]{0,8}(?:-- ?)?(?:enter|type|choose) (?!.*\bto\b)[^\n]{1,80}: \S/im;

export const asksLearners = 'It asks for what learners type.';

/** `Press CTRL+C to quit`. */
const endsByKeys =
  /\b(?:press|hit|type|use) (?:ctrl|control|\^) ?[+-]? ?c (?:to|for) (?:quit|stop|exit|end|terminate|shut)/i;

/** How an output ends that waits for an answer: `API Key:`, `Do you want to continue? [Y/n]`. */
const asksAtEnd =
  /(?:^|\n)(?:enter )?(?:password|passphrase):\s*\n|(?:^|\n)[^\n]*(?:\b(?:password|passphrase|key|token|username|login)(?: for \S+)?:|\[y\/n\][:?]?|\((?:yes|y)\/(?:no|n)[^()]*\)[:?]?)\s*$/i;

/**
 * Leaves to a person each command alone of which its output, the sentence below it or, where that is about no other command, the one above it says that it
 * waits.
 */
export function markWaiting(root: LessonNode): void {
  let last: LessonNode | undefined;
  let server: LessonNode | undefined;
  for (const { node } of walk(root)) {
    if (node.type === 'paragraph') {
      const words = plainText(node);
      // A click that pressed Ctrl+C ended what the last server had started.
      const running = inForeground.test(last?.value ?? '') ? last : server;
      if (words === 'Ctrl+C' && running !== undefined) leave(running, endsByLearners);
      if (last !== undefined && last === server && toAnother.test(words))
        leave(last, endsByLearners);
      // What a cluster is told asks nothing.
      if (last !== undefined && isAsked.test(words) && !isForContainers(last.value ?? ''))
        leave(last, asksLearners);
    }
    if (draftOf(node)?.type === 'command') {
      last = node;
      if (mayServe.test(node.value ?? '')) server = node;
    }
    const output = draftOf(node);
    if (output?.type === 'output' && output.command !== undefined)
      leave(output.command, whyPrinted(output.text, output.command.value ?? ''));
    let above: LessonNode | undefined;
    let why: string | undefined;
    for (const child of node.children ?? []) {
      const type = draftOf(child)?.type;
      if (child.type === 'paragraph') {
        const words = plainText(child);
        // A comment of the block below is about no command above it.
        const isOfBlock = child.data?.['isOfCode'] === true;
        const isOfNext = /[:：]\s*$/.test(words) && tellsOfNext(words);
        why = above === undefined || isOfBlock || isOfNext ? whyAbove(words) : undefined;
        if (above !== undefined && !isOfBlock) {
          const command = above.value ?? '';
          leave(above, whyBelow(words, command), isStoppedIn(words, command));
        }
      } else if (type === 'command') leave(child, why, why === inTerminals);
      if (child.type !== 'paragraph') why = undefined;
      if (type === 'output') above = commandOf(child) ?? above;
      else above = type === 'command' ? child : undefined;
    }
  }
}

/** "When prompted to choose the pier, press Enter", in an item of its own. */
const isAsked = /^when (?:prompted|asked)\b/i;

/** The command that printed an output. */
const commandOf = (node: LessonNode): LessonNode | undefined => {
  const draft = draftOf(node);
  return draft?.type === 'output' ? draft.command : undefined;
};

const endsByLearners = 'It runs until Ctrl+C ends it.';

/** A program that may serve: readers are sent to another terminal because it has taken theirs. */
const mayServe =
  /^(?:sudo )?(?!(?:aws|az|brew|colima|crc|docker|gcloud|helm|istioctl|k3d|kind|kubectl|lxc|minikube|multipass|oc|pm2|podman|service|supervisorctl|systemctl|vagrant|virsh) )(?:\S+ (?:run|serve|start|server|dev|up)\b|(?:java|node|python3?|ruby|php|deno|bun) \S|\.\/|[a-z][\w-]*-(?:server|all-in-one|api|web|ui|dashboard)\b)(?!.*(?:&|\s(?:-d|--detach|--daemon))$)/;

/** A container that keeps the terminal. */
const inForeground = /^(?:sudo )?(?:docker|podman) run (?!.*\s(?:-[a-z]*d|--detach)(?:\s|$))/;

/** "Then navigate to http://localhost:8080": what was started is still there. */
const toBrowser =
  /\b(?:navigate|go|browse|head|open|visit|point) [^.!?]{0,60}(?:localhost|127\.0\.0\.1|0\.0\.0\.0):\d{2,5}/i;

/** The last of the commands that a line calls one after the other. */
const lastCalled = (command: string): string => command.split(/ && /).at(-1) ?? '';

/** "In a separate terminal run", "Em outro terminal", "在另一个终端". */
const toAnother =
  /^(?:(?:now|then),? )?(?:in|from|open) (?:another|a (?:second|separate|new|different)) (?:terminal|shell|tab|console|window)|^(?:em|en|dans) (?:outr[oa]|otr[oa]|un autre) (?:terminal|janela|ventana|consola)|^(?:在|打开|打開)?(?:另一个|另一個|另外一个|新的?)(?:终端|終端|窗口)/i;

/** "Stop the `make run` invocation": the last command of a block goes on until then. */
function isStoppedIn(words: string, command: string): boolean {
  const last = command.split('\n').at(-1)?.trim() ?? '';
  return /\bstop\b/i.test(words) && last !== '' && words.includes(`top the ${last}`);
}

const whyBelow = (words: string, command: string): string | undefined =>
  isStoppedIn(words, command) ||
  ((toAnother.test(words) || toBrowser.test(words)) && mayServe.test(lastCalled(command))) ||
  (tellsToEnd.test(words) && !inOther.test(words))
    ? endsByLearners
    : tellsToAnswer.test(words)
      ? asksLearners
      : undefined;

/** "Start it in a separate shell and leave it running there". */
const keepsRunning = /\b(?:leave|keep) (?:it|this|them|that) running\b/i;

/** Whether words between two commands, which end with a colon, are about the one below. */
const tellsOfNext = (words: string): boolean =>
  keepsRunning.test(words) ||
  startsServer.test(words) ||
  (tellsHowItEnds.test(words) &&
    !/\b(?:then|and|now|puis|ensuite|et|e|y|depois|luego)\b/i.test(words));

/** "This file starts a web server on localhost. Run". */
const startsServer =
  /\b(?:starts|launches|runs) (?:an?|the) (?:(?:web|http|development|dev|local) )*server\b(?! (?:in|as) (?:an?|the) (?:background|container|service))/i;

const inTerminals = 'Each is typed in a terminal of its own.';

const whyAbove = (words: string): string | undefined =>
  /\bin (?:\w+ )?(?:separate|different) (?:terminals|shells|tabs|windows|consoles)\b/i.test(words)
    ? inTerminals
    : [keepsRunning, startsServer, tellsHowItEnds].some((each) => each.test(words))
      ? endsByLearners
      : tellsToAnswer.test(words)
        ? asksLearners
        : undefined;

/** "You will be asked for a title", "It starts an interactive session". Who says what to answer without that knows the options for it. */
const tellsToAnswer =
  /\b(?:(?:will (?:then )?(?:ask|prompt)|(?:it|this|command|script|installer|wizard) (?:asks|prompts))(?: you)? (?:for|to)|you (?:will|['’]ll|are|may) (?:then )?be (?:asked|prompted)|you(?: will|['’]ll)? (?:need|have) to answer|interactive (?:session|wizard|prompt)|when prompted|ser[áa] solicitad|(?:te|le|lhe) (?:pedir[áa]|solicitará)|vous (?:sera demandé|demandera)|werden sie (?:aufgefordert|nach))|(?:提示|要求)(?:[你您]|用户)?[输輸]入/i;

/** "You can stop the process by pressing Ctrl-C". */
const tellsHowItEnds =
  /\b(?:stop|exit|quit|end|terminate)\s(?:[^.!?]{0,60}\s)?(?:ctrl|control) ?[+-]? ?c\b|\b(?:ctrl|control) ?[+-]? ?c\s[^.!?]{0,40}(?:to (?:stop|exit|quit|end)\b|(?:permet|para|pour) (?:de |d['’]|l['’])*(?:arrêter|stopper|quitter|parar|detener|sair|salir|encerrar))/i;

/** Leaves a command to a person; `hasSeveral`: several in a row, too. */
function leave(node: LessonNode, why: string | undefined, hasSeveral = false): void {
  const command = draftOf(node);
  if (command?.type === 'command' && (hasSeveral || command.run.length === 1))
    command.manual ??= why;
}

/** "In the boat's terminal window, use": what is ended there is something else. */
const inOther =
  /^(?:[^.!?:]{1,40}: ?)?in the (?!same\b)[\w'’ -]{2,40} (?:terminal|window|shell|tab|console)\b/i;

/** "Press Ctrl+C to stop it", "To exit, hit `ctrl-c`", "It runs in the foreground. You can press Ctrl+C to stop it". */
const tellsToEnd =
  /[.!?] you can (?:press|hit|type|use) (?:ctrl|control|\^) ?[+-]? ?c to (?:stop|end|exit|quit)\b|^[^.!?]{0,60}\b(?:press|hit|type|use|enter) (?:the )?(?:ctrl|control|\^) ?[+-]? ?c\b|^(?:pressione|aperte|presiona|pulsa|按下?|使用) ?(?:ctrl|control) ?[+-]? ?c\b|^[^.!?]{0,60}\b(?:faire|faites|tapez|appuyez sur) (?:un |sur )?(?:les touches )?(?:ctrl|control) ?[+-]? ?c\b/i;
