import { posix } from 'node:path';
import type { Problem } from '#model/types.ts';
import { isIgnored } from './ignored.ts';
import type { Fix, Found, Severity } from './rule.ts';
import { ruleIds, ruleOf } from './rules.ts';
import type { RuleId } from './rules.ts';
import type { WorkshopSources } from './sources.ts';

/** A problem of the content, or what a rule found in it. */
export interface Finding extends Omit<Problem, 'code'> {
  severity: 'error' | 'advice';
  /** The id of a rule, or the code of a problem that stops the build too. */
  rule: string;
  fix?: Fix;
}

/** What was asked for on the command line; it counts more than workshop.yaml. */
export interface Wanted {
  rules: Readonly<Partial<Record<RuleId, Severity>>>;
  complete: boolean;
}

/** Problems of the content are errors, whatever was asked for. */
export const findingOf = ({ code, ...problem }: Problem): Finding => ({
  ...problem,
  severity: 'error',
  rule: code,
});

/** What the rules find in all workshops, in no order. Rules that need a program come with `findingsOf`. */
export function lint(workshops: readonly WorkshopSources[], wanted: Wanted): Finding[] {
  return workshops.flatMap((workshop) =>
    ruleIds.flatMap((id) => {
      const { find } = ruleOf(id);
      if (find === undefined || severityOf(workshop, id, wanted) === 'off') return [];
      return findingsOf(workshop, id, find(workshop, workshops), wanted);
    }),
  );
}

/** What a rule found in a workshop, without what a comment says to ignore. */
export function findingsOf(
  workshop: WorkshopSources,
  id: RuleId,
  found: Iterable<Found>,
  wanted: Wanted,
): Finding[] {
  const severity = severityOf(workshop, id, wanted);
  if (severity === 'off') return [];
  return [...found]
    .filter(({ place, from }) => {
      const text = textOf(workshop, place.file);
      return text === undefined || !isIgnored(text, id, [place.line, from ?? place.line]);
    })
    .map(({ place, message, hint, fix }) => {
      const { file, line, column } = place;
      return { file, line, column, severity, rule: id, message, hint, ...(fix && { fix }) };
    });
}

/** What a finding of a rule counts as in a workshop. */
export function severityOf({ data }: WorkshopSources, id: RuleId, wanted: Wanted): Severity {
  const { severity, complete } = ruleOf(id);
  const asked = wanted.rules[id] ?? (wanted.complete && complete ? 'error' : undefined);
  return asked ?? data.lint?.[id] ?? severity;
}

function textOf({ yaml, glossary, lessons }: WorkshopSources, file: string): string | undefined {
  if (file === yaml.file) return yaml.text;
  if (file === glossary.yaml?.file) return glossary.yaml.text;
  for (const lesson of lessons) {
    if (lesson.yaml?.file === file) return lesson.yaml.text;
    const prose = lesson.proses.find((each) => each.file === file);
    if (prose !== undefined) return prose.text;
    const folder = posix.dirname(lesson.yaml?.file ?? '');
    const manifest = lesson.manifests.find((each) => posix.join(folder, each.file) === file);
    if (manifest !== undefined) return manifest.text;
  }
  return undefined;
}
