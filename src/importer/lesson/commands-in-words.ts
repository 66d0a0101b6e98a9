/** Commands that sentences tell learners to type, as code within them: they have no copy button there, and no run types them. */
import { areUnmarked } from '#importer/drafts/command-paragraphs.ts';
import { draftOf } from '#importer/drafts/draft.ts';
import { fewOf, lineOf } from '#importer/note.ts';
import type { Note } from '#importer/note.ts';
import { isSynopsis, mayBeFilledIn } from '#importer/text/code-shape.ts';
import { isCall, isSurelyCommand } from '#importer/text/command-shape.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { plainText } from '#transforms/lesson/plain-text.ts';

/** A note of the commands that a page has within its sentences, and nowhere else. `notes`: those of the page, where one may tell of a click already. */
export function commandsInWords(root: LessonNode, notes: readonly Note[]): Note[] {
  const nodes = [...walk(root)].map(({ node }) => node);
  const runs = nodes.flatMap((node) => {
    const draft = draftOf(node);
    return draft?.type === 'command' ? draft.run : [];
  });
  const isRun = lookUp(runs);
  const clicked = new Set(notes.flatMap(({ code, line }) => (code === 'action' ? [line] : [])));
  const found = new Map<string, LessonNode>();
  const inItems = new Set(
    nodes.flatMap(({ type, children }) => (type === 'listItem' ? (children?.[0] ?? []) : [])),
  );
  for (const paragraph of nodes) {
    if (paragraph.type !== 'paragraph') continue;
    const [bare] = paragraph.children ?? [];
    const line = (bare?.type === 'text' ? (bare.value ?? '') : '').split('\n', 1)[0] ?? '';
    if (
      bare !== undefined &&
      inItems.has(paragraph) &&
      areCalled.test(line) &&
      areUnmarked(line, false) &&
      !isRun(line)
    )
      found.set(line, bare);
    for (const code of codeToType(paragraph, inItems.has(paragraph))) {
      if (clicked.has(lineOf(code))) continue;
      const command = plainText(code).replace(/^\$ /, '');
      if (!found.has(command) && isTyped(command) && !isRun(command)) found.set(command, code);
    }
  }
  const [first] = found.values();
  if (first === undefined) return [];
  return [
    {
      code: 'in-words',
      line: lineOf(first),
      unsure: `Sentences tell learners to type ${fewOf([...found.keys()])}, and no block of the page does.`,
      did: 'I left it within its sentence: it has no copy button there, and no run types it.',
      look: 'Where a step needs it, write a command in lesson.yaml.',
      written: plainText(first),
    },
  ];
}

/** So many commands are looked for within others: on a page of more, each would be held against each. */
const LOOKED_FOR = 500;

/** Whether a command is one of several, or a part of one. */
function lookUp(runs: readonly string[]): (command: string) => boolean {
  const whole = new Set(runs);
  let left = LOOKED_FOR;
  return (command) => {
    if (whole.has(command)) return true;
    left -= 1;
    return left >= 0 && runs.some((run) => run.includes(command));
  };
}

/** The code of a paragraph that its words tell to type. `inItem`: whether it begins an item of a list. */
function codeToType({ children = [] }: LessonNode, inItem: boolean): LessonNode[] {
  const texts = children.map(plainText);
  const words = texts.join('');
  let end = 0;
  return children.filter((code, at) => {
    const start = end;
    end += texts[at]?.length ?? 0;
    if (code.type !== 'inlineCode' && code.type !== 'strong') return false;
    const before = words.slice(Math.max(0, start - NEAR), start);
    // "Make a project: `oc new-project boats`".
    const isLast =
      /^[.。！!]?\s*$/.test(words.slice(end, end + NEAR)) && /[:：]$/.test(before.trimEnd());
    // Alone in a line, below words, or all of an item.
    const isAlone =
      ((inItem && start === 0 && isMoreThanName(code)) || /\n[ \t]*$/.test(before)) &&
      /^[ \t]*(?:\n|$|# )/.test(words.slice(end, end + NEAR));
    // With nothing else but a note: "`oc new-project boats` (only if you may)".
    const isNoted =
      /^(?:(?:Then|Now|Next|Finally),? )?$/.test(words.slice(0, start)) &&
      isMoreThanName(code) &&
      /^\s+\((?:only|if|when|unless|optional|skip)\b[^()]*\)[.:]?\s*$/i.test(words.slice(end));
    const isAtEnd = /^[ \t.]*$/.test(words.slice(end, end + NEAR)) && imperative.test(before);
    const isUsed = isMoreThanName(code) && toUse.test(before);
    const isFirst = /^ first\b/.test(words.slice(end, end + NEAR));
    return (
      isLast ||
      isAlone ||
      isNoted ||
      isAtEnd ||
      isUsed ||
      isFirst ||
      leads.some((each) => each.test(before))
    );
  });
}

/** Code that is more than the name of a command: `docker build .` and `cd boats`, and not `docker build`. */
const isMoreThanName = (code: LessonNode): boolean =>
  code.type === 'inlineCode' &&
  /^(?:cat|cd|mkdir|nano|rm|source|touch|vim?|wget|curl) \S| \S+ \S/.test(plainText(code));

/** An option, a value or a path, which no words about a program have. */
const areCalled = / -{1,2}[a-z]| \w+=\S|\w\/\w/;

/** How far back a sentence is read. */
const NEAR = 200;

/** What to do, with the command that does it behind that: "Create an environment `python -m venv boats`". */
const imperative =
  /^(?:First,? |Then,? |Next,? |Now,? )?(?:Add|Apply|Build|Check|Clone|Connect|Copy|Create|Delete|Deploy|Download|Enable|Get|Install|List|Make|Open|Pull|Push|Remove|Restart|Show|Start|Stop|Update|Verify)(?: (?!with\b|using\b|as\b|like\b)[\w-]+){1,6}:? $/;

/** "To reach it use", "Show them with". */
const toUse =
  /(?:^|[.!?] )(?:(?:To|In order to) [^.!?]*\b(?:use|type|run)(?: the (?:following )?command)?|(?:Add|Apply|Build|Check|Connect|Create|Delete|Deploy|Get|Install|List|Open|Remove|Restart|See|Show|Start|Stop|Update|Verify|View) (?:it|them|this|all|the \w+|your \w+) (?:with|using)):?\s*$/;

/** The words right before a command: "Now run", "Stop the boat by running", "em seguida, execute", "然后运行". What one can or may run is no step. */
const leads: readonly RegExp[] = [
  /(?:^|[.!?:] |\b(?:then|now|next|please|finally|lastly|first|afterwards|again|simply),? |, and |;\s|(?:^|[.!?] )(?:After|Before|Once|When|To|In|On|From|Inside) [^,.!?]{1,80}, (?:you (?:can )?)?)(?:run|execute|type|enter|issue|invoke)(?: th(?:e|is) (?:following )?command)?:?\s*$/i,
  /(?:^|[.!?] )[A-Z][a-z]+ (?:and [a-z]+ )?(?:the|your|it|this|all|an?) [^.!?]*\b(?:by|with) (?:running|executing|typing|the command)\s*$/,
  /(?:^|[.!?:] |\b(?:depois|agora|então|em seguida|luego|ahora|después),? )(?:execute|rode|digite|ejecuta|ejecute|escribe|teclea)(?: o comando| el comando)?:?\s*$/i,
  // "To start it, make a boat by executing".
  /(?:^|[.!?] )(?:To|Now|Then|Next|You can) [^.!?]*\bby (?:running|executing|typing|issuing)(?: the command)?:?\s*$/,
  // "Moor it using the command", "utilizando el comando", "usando o comando".
  /(?:^|[.!?] )[A-Z][a-z]+ (?:and [a-z]+ )?(?:a|an|the|your|it|this|all) [^.!?]*\b(?:using|through|via) the (?:following )?command:?\s*$/,
  // "Let's apply it with the command", "Now see the boats with", "To reach it use".
  /(?:^|[.!?:] |, )(?:(?:and|then|now|next|so|finally),? )?let['’]?s (?!say|assume|look at)[a-z]+ [^.!?]*\b(?:with|via|using)(?: the (?:following )?command)?:?\s*$/i,
  /\b(?:with|via|using|through) the (?:following )?command:?\s*$/i,
  /^\p{Lu}\p{Ll}+ [^.!?]*(?<!\p{L})(?:utilizando|usando|mediante|con|com|através d) ?(?:el|o) (?:siguiente |seguinte )?comando:?\s*$/u,
  /(?:^|[.!?:] |(?:^|\s)dann )(?:gib|gebt|führt?|tippe?|starte?)t? [^.!?]*\b(?:befehl|kommando)(?: ein| aus)?:?\s*$/i,
  /(?:^|[.!?:] |\b(?:puis|ensuite|maintenant),? )(?:exécutez|lancez|tapez|saisissez)(?: la commande)? ?:?\s*$/i,
  /(?:^|[。！？，：再]|然后|接着)请?(?:运行|執行|执行|输入|輸入)(?:命令)?[:：]?\s*$/,
];

const isTyped = (text: string): boolean =>
  / \S/.test(text) &&
  !/,\s|:$|\{[{%]/.test(text.replaceAll(/"[^"]*"|'[^']*'/g, 'x')) &&
  (isSurelyCommand(text) || isCall(text)) &&
  (!isSynopsis(text) || mayBeFilledIn(text, true));
