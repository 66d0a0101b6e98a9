import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { isDraft } from '#model/load/sources.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import type { Severity } from '#model/schema/workshop.ts';
import type { Found } from './rule.ts';
import { ruleIds, ruleOf } from './rules.ts';
import type { RuleId } from './rules.ts';
import { unknownIgnores } from './unknown-ignores.ts';

/** The levels of rules that the command line asks for; they count more than workshop.yaml. */
export interface Levels {
  rules: Readonly<Partial<Record<RuleId, Severity>>>;
  complete: boolean;
}

/**
 * What the rules find in all workshops, in no order. Rules that need a program come with `diagnosticsOf`. What a translation
 * lacks is not asked of a draft.
 */
export function lint(workshops: readonly WorkshopSources[], levels: Levels): Diagnostic[] {
  return workshops.flatMap((workshop) =>
    ruleIds.flatMap((id) => {
      const { complete = false, ...rule } = ruleOf(id);
      // The one rule that has to know what all are called.
      const find = id === 'lint-ignore' ? aboutIgnores : rule.find;
      if (find === undefined || levelOf(workshop, id, levels) === 'off') return [];
      const lessons = workshop.lessons.filter((lesson) => !complete || !isDraft(lesson));
      return diagnosticsOf(workshop, id, find({ ...workshop, lessons }, workshops), levels);
    }),
  );
}

const aboutIgnores = (workshop: WorkshopSources) => unknownIgnores(workshop, ruleIds);

/** What a rule found in a workshop, without what a comment says to ignore. In what only drafts use it is advice. */
export function diagnosticsOf(
  workshop: WorkshopSources,
  id: RuleId,
  found: Iterable<Found>,
  levels: Levels,
): Diagnostic[] {
  const severity = levelOf(workshop, id, levels);
  if (severity === 'off') return [];
  return [...found]
    .filter(({ place, from }) => {
      // What is to be complete is so without exceptions.
      if (levels.complete && ruleOf(id).complete === true) return true;
      const text = textOf(workshop, place.file);
      return text === undefined || !isIgnored(text, id, [place.line, from ?? place.line]);
    })
    .map(({ place, message, hint, fix }) => {
      const users = lessonsOf(workshop, place.file);
      const counts = users.length > 0 && users.every(isDraft) ? 'advice' : severity;
      return { code: id, severity: counts, place, message, hint, ...(fix && { fix }) };
    });
}

/** What a diagnostic of a rule counts as in a workshop. */
export function levelOf({ data }: WorkshopSources, id: RuleId, levels: Levels): Severity {
  const { severity, complete } = ruleOf(id);
  const setting = levels.rules[id] ?? (levels.complete && complete ? 'error' : undefined);
  return setting ?? data.lint?.[id] ?? severity;
}

function textOf(workshop: WorkshopSources, file: string): string | undefined {
  const { yaml, glossary } = workshop;
  if (file === yaml.file) return yaml.text;
  if (file === glossary.yaml?.file) return glossary.yaml.text;
  const [user] = lessonsOf(workshop, file);
  return user?.files.find((each) => each.file === file)?.text;
}

/** The lessons that read a file: one, or, of shared.yaml and the folder beside it, several. */
const lessonsOf = ({ lessons }: WorkshopSources, file: string): LessonSources[] =>
  lessons.filter(({ files }) => files.some((each) => each.file === file));

const mark = 'lint-ignore';

/**
 * Whether a comment says to ignore a rule: `lint-ignore RULE`, with a reason after it, in one of the lines (from 1) or in
 * the line before it. How the language writes comments does not matter.
 */
function isIgnored(text: string, rule: string, lines: readonly number[]): boolean {
  if (!text.includes(mark)) return false;
  const all = text.split('\n');
  return lines.some((line) => names(all[line - 1] ?? '', rule) || names(all[line - 2] ?? '', rule));
}

function names(line: string, rule: string): boolean {
  const at = line.indexOf(mark);
  if (at === -1) return false;
  const words = line.slice(at + mark.length).split(/[\s,:]+/);
  return words.includes(rule);
}
