/**
 * The one list of what may stand between two rows of a table and be no row: whatever else stands there makes the table
 * unreadable, see `rows.ts`. Prompts without a command, headers, and remarks about rows that were left out are told
 * elsewhere, before this list is asked.
 */
import { complaintIn } from './complaints.ts';
import { isFence, isLog, isRule } from '#checker/lines/marks.ts';

const patterns = [
  // Signs of a quotation, a comment or a list, and edges of a box, with nothing behind them.
  /^[\s|>#*+:=_~-]*$/,
  // What a terminal shows of a key that was pressed.
  /^\^[A-Z\\]$/,
  // Jobs of a shell: `[1] 123`, `[1]+  Stopped   kubectl get pods -w`, `[1]  + 123 running  kubectl …`.
  /^\[\d{1,3}\] +\d{1,8}$/,
  /^\[\d{1,3}\](?: ?[+-])? +(?:\d{1,8} +)?(?:done|stopped|running|suspended|continued|terminated|killed|interrupt|exit(?: \d+)?)\b/i,
  // How a command ended.
  /^(?:Terminated|Killed|Interrupted|Hangup|logout|exit)(?:: \d+)?$/,
  /^(?:zsh|bash): (?:killed|terminated|interrupt|suspended)/i,
  /^(?:\[Process completed\]|Saving session\.{3}|\.{3}(?:copying|saving|completed)\b.*)$/,
  /^Connection to \S+ closed\.$/,
  // Tags of the page that it was copied from.
  /^<\/?(?:pre|code|details|div|p|table|tbody)\b[^<>]*>$/,
  /^(?:command terminated with exit code |exit=)\d{1,3}$/,
  // The status line of tmux: `[0] 0:bash*     "host" 10:41 24-Nov-26`.
  /^\[[^[\]]+\](?: +\d+:\S+)+ +"[^"]*" \d\d:\d\d \d\d-[A-Z][a-z]{2}-\d\d$/,
  // `time` of bash and of zsh.
  /^(?:real|user|sys)\s+\d+m[\d.,]+s$/,
  / \d+[.,]\d+s user \d+[.,]\d+s system \d+% cpu [\d:.,]+ total$/,
];

/** What kubectl and the API server say besides. */
const messages = [
  /^(?:(?:Warning|WARNING|Note|Flag --\S+ has been deprecated)[:,] |Using deprecated |Unable to use a TTY)/,
  /^(?:Defaulted container|Switched to context|Active namespace is) "/,
  /^Context "[^"]*" modified\.$/,
];

/** Whether a line may stand between two rows, whatever it says. */
export const isNoise = (text: string): boolean => {
  const trimmed = text.trim();
  return isFence(text) || isRule(text) || patterns.some((pattern) => pattern.test(trimmed));
};

/**
 * Whether a line is a message of a program, in its own words: it may stand between two rows if what it says does not look
 * like a row.
 */
export const isMessage = (text: string): boolean => {
  const trimmed = text.trim();
  return (
    isLog(text) ||
    messages.some((pattern) => pattern.test(trimmed)) ||
    complaintIn(trimmed) !== undefined
  );
};
