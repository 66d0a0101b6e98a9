import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { commandsOf } from '#model/lint/commands.ts';
import { findingOf, findingsOf, lint as lintRules, severityOf } from '#model/lint/lint.ts';
import type { Finding, Wanted } from '#model/lint/lint.ts';
import { severities } from '#model/lint/rule.ts';
import type { Severity } from '#model/lint/rule.ts';
import { isRule, ruleIds } from '#model/lint/rules.ts';
import type { RuleId } from '#model/lint/rules.ts';
import { ruleDoc } from '#model/lint/rule-doc.ts';
import { sorted } from '#model/lint/sorted.ts';
import { readSources } from '#model/lint/sources.ts';
import type { WorkshopSources } from '#model/lint/sources.ts';
import type { LessonMemory } from '#model/prose/lesson-memory.ts';
import { shellSyntaxFound } from '#cli/bash-syntax.ts';
import type { Run, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import { knownLessons } from '#cli/known-lessons.ts';
import { didYouMean } from '#cli/suggest.ts';
import { painter } from '#cli/terminal.ts';
import { mend } from './fix.ts';
import type { lint } from './options.ts';
import { lintGithub, lintJson, lintText } from './report.ts';
import type { LintReport } from './report.ts';
import { shellcheckFound } from './shellcheck.ts';

/** `readyroom lint`: all that is wrong in content/ without building it, and advice. 0 no error, 1 errors, 2 wrong use. */
export const run: Run<typeof lint> = async ({ options: values, arguments: paths }, io) => {
  const { explain, complete, fix, format, content } = values;
  const rules = rulesOf(values.rule);
  if ('usageError' in rules) return rules;
  if (explain !== undefined && isRule(explain)) {
    io.out(ruleDoc(explain));
    return 0;
  }
  const options = { content, paths, wanted: { rules: rules.value, complete }, fix, format };
  const missing = [options.content, ...options.paths].find(
    (path) => !existsSync(resolve(io.cwd, path)),
  );
  if (missing !== undefined) {
    const hint = missing === options.content ? ' Say with --content where the workshops are.' : '';
    return { usageError: `There is no ${missing} here.${hint}` };
  }
  const report = await reportOf(options, io);
  if (format === 'json') io.out(lintJson(report));
  else if (format === 'github') io.out(lintGithub(report));
  else io.out(lintText(report, fix, painter(io.isTerminal.stdout, io.env)));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
};

interface LintOptions {
  /** The folder of the workshops. */
  content: string;
  /** Files and folders that the report is limited to; none: all. */
  paths: readonly string[];
  wanted: Wanted;
  fix: boolean;
}

function rulesOf(settings: readonly string[]): { value: Wanted['rules'] } | UsageError {
  const rules: Partial<Record<RuleId, Severity>> = {};
  for (const each of settings) {
    const [id = '', level] = each.split('=', 2);
    const severity = severities.find((known) => known === level);
    if (!isRule(id)) {
      const all = ruleIds.join(', ');
      return {
        usageError: `There is no rule "${id}".${didYouMean(id, ruleIds)} The rules are: ${all}.`,
      };
    }
    if (severity === undefined)
      return { usageError: `--rule ${each}: write ${id}=off, ${id}=advice or ${id}=error.` };
    rules[id] = severity;
  }
  return { value: rules };
}

async function reportOf(options: LintOptions, io: Io): Promise<LintReport> {
  const { memory, leave } = knownLessons(options.content, io);
  const first = await findingsIn(options, memory, io);
  const fixed = options.fix ? await mend(first.findings, io) : [];
  const { findings, files, notes } =
    fixed.length > 0 ? await findingsIn(options, memory, io) : first;
  await leave();
  return { findings, files, notes, fixed };
}

async function findingsIn(
  { content: folder, paths, wanted }: LintOptions,
  { parse }: LessonMemory,
  io: Io,
): Promise<Omit<LintReport, 'fixed'>> {
  const { content, workshops } = readSources(folder, io.cwd, parse);
  const shell = await shellFindings(workshops, wanted, io);
  const all = [
    ...content.problems.map(findingOf),
    ...lintRules(workshops, wanted),
    ...shell.findings,
  ];
  const wantedPaths = paths.map((path) => resolve(io.cwd, path));
  const isWanted = (file: string): boolean =>
    paths.length === 0 || wantedPaths.some((path) => isWithin(resolve(io.cwd, file), path));
  return {
    findings: sorted(all.filter(({ file }) => isWanted(file))),
    // Some files need not be there: a lock, a glossary.
    files: content.files.filter((file) => isWanted(file) && existsSync(resolve(io.cwd, file)))
      .length,
    notes: shell.notes,
  };
}

function isWithin(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}

/** What bash and ShellCheck say of the commands of all workshops that want to know. */
async function shellFindings(
  workshops: readonly WorkshopSources[],
  wanted: Wanted,
  io: Io,
): Promise<{ findings: Finding[]; notes: string[] }> {
  const findings: Finding[] = [];
  const notes: string[] = [];
  const asked = (id: RuleId) =>
    workshops.filter((workshop) => severityOf(workshop, id, wanted) !== 'off');
  const syntax = asked('shell-syntax');
  const commands = syntax.map(commandsOf);
  const wrong = commands.flat().length === 0 ? [] : await shellSyntaxFound(commands.flat(), io);
  if (wrong === undefined) notes.push('There is no bash here: shell-syntax was left out.');
  for (const [index, workshop] of syntax.entries()) {
    const own = (wrong ?? []).filter(({ command }) => commands[index]?.includes(command));
    const found = own.map((each) => each.found);
    findings.push(...findingsOf(workshop, 'shell-syntax', found, wanted));
  }
  const refused = new Set((wrong ?? []).map(({ command }) => command.text));
  for (const workshop of asked('shellcheck')) {
    const readable = commandsOf(workshop).filter(({ text }) => !refused.has(text));
    const warned = readable.length === 0 ? [] : await shellcheckFound(readable, io);
    const found = (warned ?? []).map((each) => each.found);
    findings.push(...findingsOf(workshop, 'shellcheck', found, wanted));
  }
  return { findings, notes };
}
