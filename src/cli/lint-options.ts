import { nearest } from '#model/diagnostics/nearest.ts';
import type { Levels } from '#model/lint/lint.ts';
import { isRule, ruleIds } from '#model/lint/rules.ts';
import type { RuleId } from '#model/lint/rules.ts';
import { severities } from '#model/schema/workshop.ts';
import type { Severity } from '#model/schema/workshop.ts';
import { authorOptions } from './author-options.ts';
import type { Result } from './result.ts';

/** What `readyroom lint` was asked for. */
export interface LintOptions {
  isHelp: boolean;
  /** A rule to explain, instead of linting. */
  explain: RuleId | undefined;
  content: string;
  /** Files and folders that the report is limited to; none: all. */
  paths: readonly string[];
  levels: Levels;
  fix: boolean;
  format: 'text' | 'json' | 'github';
}

const formats = ['text', 'json', 'github'] as const;

export function lintOptions(args: readonly string[]): Result<LintOptions> {
  const typed = authorOptions(args, {
    complete: {},
    fix: {},
    format: { value: 'FORMAT', oneOf: formats },
    rule: { value: 'RULE=off|advice|error', multiple: true },
    explain: { value: 'RULE' },
    content: { value: 'DIR' },
    help: { short: 'h' },
  });
  if ('error' in typed) return typed;
  const { given, words } = typed.value;
  const rules = rulesOf(given.rule ?? []);
  if ('error' in rules) return rules;
  const [explain] = given.explain ?? [];
  if (explain !== undefined && !isRule(explain)) return { error: unknownRule(explain) };
  return {
    value: {
      isHelp: given.help !== undefined,
      explain,
      content: given.content?.[0] ?? 'content',
      paths: words,
      levels: { rules: rules.value, complete: given.complete !== undefined },
      fix: given.fix !== undefined,
      format: formats.find((format) => format === given.format?.[0]) ?? 'text',
    },
  };
}

function rulesOf(given: readonly string[]): Result<Levels['rules']> {
  const rules: Partial<Record<RuleId, Severity>> = {};
  for (const each of given) {
    const [id = '', word] = each.split('=', 2);
    const severity = severities.find((known) => known === word);
    if (!isRule(id)) return { error: unknownRule(id) };
    if (severity === undefined) {
      return { error: `--rule ${each}: write ${id}=off, ${id}=advice or ${id}=error.` };
    }
    rules[id] = severity;
  }
  return { value: rules };
}

function unknownRule(id: string): string {
  const near = nearest(id, ruleIds);
  return `There is no rule "${id}". ${near === undefined ? '' : `Did you mean ${near}? `}The rules are: ${ruleIds.join(', ')}.`;
}
