import type { Check, Verdict, VerdictCode } from '#checker/types.ts';
import { detailKey, nextCommands } from '#i18n/advice.ts';
import { groupFindings, groupMessage } from '#i18n/finding-groups.ts';
import type { FindingGroup } from '#i18n/finding-groups.ts';
import { progressToSay, verdictKey } from '#i18n/verdict-keys.ts';
import { reportTables, type ReportTable, type Translate } from './report-tables.ts';

/** Whether a paste survives a reload, and why not. */
export type PasteKept = 'kept' | 'tooLarge' | 'notKept';

/**
 * What the page shows for a verdict, as text. It is small whatever the size of the paste, so the worker can send it at once.
 * A part without content is undefined.
 */
export interface PasteReport {
  verdict: VerdictCode;
  /** The verdict on each expectation, in the order of the check's criteria. */
  criteria: readonly VerdictCode[];
  /** The codes of all findings, each once: what an author's hint may be for. */
  codes: readonly string[];
  /** The verdict in one word, and what it means. */
  word: string;
  detail: string;
  progress: { ready: number; total: number; text: string } | undefined;
  /** What changed since the paste before; '' if there was none. */
  since: string;
  /** A summary for the live region. */
  sentence: string;
  /** Why the paste is not kept; '' if it is. */
  notice: string;
  next: { title: string; commands: readonly string[] } | undefined;
  findings: { title: string; items: readonly ReportFinding[]; more: string } | undefined;
  pasted: { title: string; tables: readonly ReportTable[]; note: string } | undefined;
}

interface ReportFinding {
  text: string;
  /** The line of the paste, in words; '' where there is none or the text names it. */
  place: string;
}

const MAX_FINDINGS = 12;

/** Makes the report of a verdict. */
export function makeReport(
  verdict: Verdict,
  check: Check,
  kept: PasteKept,
  say: Translate,
): PasteReport {
  const key = verdictKey(verdict, check);
  const howFar = progressToSay(verdict, check);
  const progress = howFar && { ...howFar, text: say('report.progress', { ...howFar }) };
  const groups = groupFindings(verdict.findings.filter((finding) => !isInCommand(finding, check)));
  const reasons = groups.filter((group) => !isSince(group));
  const [first] = reasons;
  const since = groups.flatMap((group) => (isSince(group) ? findingText(group, say).text : []));
  const word = say(key);
  const typed = verdict.pasted.commands.at(-1)?.text;
  const commands = nextCommands({ ...verdict, typed }, check.command);
  return {
    verdict: verdict.verdict,
    criteria: verdict.expectations.map((expectation) => expectation.verdict),
    codes: [...new Set(verdict.findings.map(({ code }) => code))],
    word,
    detail: say(key === 'report.listed' ? `${key}.detail` : detailKey(verdict, check)),
    progress,
    since: since.join(' '),
    sentence: [
      ...since,
      [word, progress?.text, first && findingText(first, say).text].filter(Boolean).join('. '),
    ].join(' '),
    notice: kept === 'kept' ? '' : say(`report.${kept}`),
    next: commands.length > 0 ? { title: say('report.next'), commands } : undefined,
    findings: findingsOf(verdict.verdict, reasons, say),
    pasted: pastedOf(verdict, check, say),
  };
}

/** What the learner asks first, so it is said before the verdict, and no reason of it. */
const isSince = ({ code }: FindingGroup): boolean => code.startsWith('since-');

/** The namespace that the command beside the field names is no assumption to tell of: the learner has just run it. */
const isInCommand = (
  { code, params }: Verdict['findings'][number],
  { command = '' }: Check,
): boolean =>
  code === 'namespace-assumed' &&
  command.split(/[\s=]/).includes(String((params as { namespace: string }).namespace));

function findingsOf(
  verdict: VerdictCode,
  groups: readonly FindingGroup[],
  say: Translate,
): PasteReport['findings'] {
  if (groups.length === 0) return undefined;
  const more = groups.length - MAX_FINDINGS;
  return {
    title: say(verdict === 'met' ? 'report.notes' : 'report.why'),
    items: groups.slice(0, MAX_FINDINGS).map((group) => findingText(group, say)),
    more: more > 0 ? say('report.moreFindings', { count: more }) : '',
  };
}

function findingText(group: FindingGroup, say: Translate): ReportFinding {
  const { params, at, others } = group;
  const { code, params: values } = groupMessage(group);
  // The place is left out where the text names the line already, and where several objects have several lines.
  const isPlaced = at && others.length === 0 && params['line'] !== at.line;
  return { text: say(code, values), place: isPlaced ? say('report.line', { line: at.line }) : '' };
}

function pastedOf(verdict: Verdict, check: Check, say: Translate): PasteReport['pasted'] {
  const tables = reportTables(verdict, check, say);
  if (tables.length === 0) return undefined;
  const rows = tables.flatMap((table) => table.rows);
  const isPartlyJudged = rows.some(({ reads }) => reads) && rows.some(({ reads }) => !reads);
  return {
    title: say('report.pasted'),
    tables,
    note: isPartlyJudged ? say('report.unjudged') : '',
  };
}
