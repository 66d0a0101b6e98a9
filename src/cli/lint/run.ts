import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { asTyped } from '#cli/as-typed.ts';
import { shellSyntaxFound } from '#cli/bash-syntax.ts';
import type { Run, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import type { lint } from './options.ts';
import { lintGithub, lintJson, lintText } from './report.ts';
import type { LintReport } from './report.ts';
import { shellcheckFound } from './shellcheck.ts';
import { didYouMean } from '#cli/suggest.ts';
import { painter } from '#cli/terminal.ts';
import { applyFixes, sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { commandsOf } from '#model/lint/commands.ts';
import type { CommandText } from '#model/lint/commands.ts';
import { diagnosticsOf, levelOf, lint as lintRules } from '#model/lint/lint.ts';
import type { Levels } from '#model/lint/lint.ts';
import { isRuleId, ruleIds } from '#model/lint/rules.ts';
import type { RuleId } from '#model/lint/rules.ts';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { contentFiles } from '#model/read-content.ts';
import { ruleDoc } from '#model/reference/rule-doc.ts';
import { severities } from '#model/schema/workshop.ts';
import type { Severity } from '#model/schema/workshop.ts';
import { validate } from '#model/validate/validate.ts';
import { readShell } from '#transforms/shell.ts';

/** `readyroom lint`: all that is wrong in content/ without building it, and advice. 0 no error, 1 errors, 2 wrong use. */
export const run: Run<typeof lint> = async ({ options: values, arguments: paths }, io) => {
  const { explain, complete, fix, format, content } = values;
  const rules = rulesOf(values.rule);
  if ('usageError' in rules) return rules;
  if (explain !== undefined && isRuleId(explain)) {
    io.out(ruleDoc(explain));
    return 0;
  }
  const options = { content, paths, levels: { rules: rules.value, complete }, fix };
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
  else {
    const text = lintText(report, fix, painter(io.isTerminal.stdout, io.env));
    io.out(asTyped(text, io.program));
  }
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
};

interface LintOptions {
  /** The folder of the workshops. */
  content: string;
  /** Files and folders that the report is limited to; none: all. */
  paths: readonly string[];
  levels: Levels;
  fix: boolean;
}

function rulesOf(settings: readonly string[]): { value: Levels['rules'] } | UsageError {
  const rules: Partial<Record<RuleId, Severity>> = {};
  for (const each of settings) {
    const [id = '', level] = each.split('=', 2);
    const severity = severities.find((known) => known === level);
    if (!isRuleId(id)) {
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
  const first = await lintOnce(options, io);
  const fixed = options.fix ? await mend(first.diagnostics, io) : [];
  return { ...(fixed.length > 0 ? await lintOnce(options, io) : first), fixed };
}

async function lintOnce(
  { content: folder, paths, levels }: LintOptions,
  io: Io,
): Promise<Omit<LintReport, 'fixed'>> {
  const sources = load(folder, io.cwd);
  const found = [...validate(sources), ...lintRules(sources.workshops, levels)];
  const shell = await lintShell(sources.workshops, found, levels, io);
  const all = [...found, ...shell.diagnostics];
  const chosen = paths.map((path) => resolve(io.cwd, path));
  const isChosen = (file: string): boolean =>
    paths.length === 0 || chosen.some((path) => isWithin(resolve(io.cwd, file), path));
  return {
    diagnostics: sorted(all.filter(({ place }) => isChosen(place.file))),
    // Some files need not be there: a lock, a glossary.
    files: contentFiles(sources).filter(
      (file) => isChosen(file) && existsSync(resolve(io.cwd, file)),
    ).length,
    notes: shell.notes,
  };
}

function isWithin(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}

/** What bash and ShellCheck say of the commands of all workshops that want to know. */
async function lintShell(
  workshops: readonly WorkshopSources[],
  found: readonly Diagnostic[],
  levels: Levels,
  io: Io,
): Promise<{ diagnostics: Diagnostic[]; notes: string[] }> {
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];
  const withRule = (id: RuleId) =>
    workshops.filter((workshop) => levelOf(workshop, id, levels) !== 'off');
  const syntax = withRule('shell-syntax');
  // A placeholder outside quotes stops the build, and that bash cannot read it is no second mistake.
  const commands = syntax.map((workshop) =>
    commandsOf(workshop).filter(({ text }) =>
      readShell(text).placeholders.every(({ isQuoted }) => isQuoted),
    ),
  );
  const wrong = commands.flat().length === 0 ? [] : await shellSyntaxFound(commands.flat(), io);
  if (wrong === undefined) notes.push('There is no bash here: shell-syntax was left out.');
  for (const [index, workshop] of syntax.entries()) {
    const own = (wrong ?? []).filter(({ command }) => commands[index]?.includes(command));
    const refused = own.map((each) => each.found);
    diagnostics.push(...diagnosticsOf(workshop, 'shell-syntax', refused, levels));
  }
  const refused = new Set((wrong ?? []).map(({ command }) => command.text));
  for (const workshop of withRule('shellcheck')) {
    // What an error tells of a command, ShellCheck would tell once more in other words.
    const readable = commandsOf(workshop).filter(
      (command) => !refused.has(command.text) && !hasError(command, found),
    );
    const warned = readable.length === 0 ? [] : await shellcheckFound(readable, io);
    const warnings = (warned ?? []).map((each) => each.found);
    diagnostics.push(...diagnosticsOf(workshop, 'shellcheck', warnings, levels));
  }
  return { diagnostics, notes };
}

/** Whether an error stands in a command. Several commands may share a line. */
function hasError(command: CommandText, found: readonly Diagnostic[]): boolean {
  const first = command.placeOf(0);
  const last = command.placeOf(command.text.length);
  return found.some(
    ({ severity, place: { file, line, column } }) =>
      severity === 'error' &&
      file === first.file &&
      line >= first.line &&
      line <= last.line &&
      (first.line > command.from || column === first.column),
  );
}

const BOM = '\uFEFF';

/** Makes the changes that are certain, file by file, each file whole or not at all; returns the diagnostics that are mended. */
async function mend(diagnostics: readonly Diagnostic[], io: Io): Promise<Diagnostic[]> {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined);
  const files = new Set(fixable.map(({ place }) => place.file));
  const mended: Diagnostic[] = [];
  for (const file of files) {
    const path = resolve(io.cwd, file);
    const written = readFileSync(path, 'utf8');
    // Lint reads a file without its byte order mark, and counts from there.
    const mark = written.startsWith(BOM) ? BOM : '';
    const own = fixable.filter(({ place }) => place.file === file);
    const fixes = own.flatMap(({ fix }) => fix ?? []);
    const { text, made } = applyFixes(written.slice(mark.length), fixes);
    await io.replaceFile(path, mark + text);
    mended.push(...own.filter(({ fix }) => fix !== undefined && made.includes(fix)));
  }
  return mended;
}
