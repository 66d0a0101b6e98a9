import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { commandsOf } from '#model/lint/commands.ts';
import { findingOf, findingsOf, lint as lintRules, severityOf } from '#model/lint/lint.ts';
import type { Finding, Wanted } from '#model/lint/lint.ts';
import type { RuleId } from '#model/lint/rules.ts';
import { ruleDoc } from '#model/lint/rule-doc.ts';
import { sorted } from '#model/lint/sorted.ts';
import { readSources } from '#model/lint/sources.ts';
import type { WorkshopSources } from '#model/lint/sources.ts';
import type { LessonMemory } from '#model/prose/lesson-memory.ts';
import type { Command, Io } from './io.ts';
import { knownLessons } from './known-lessons.ts';
import { mend } from './lint-fix.ts';
import { lintHelp } from './lint-help.ts';
import { lintOptions } from './lint-options.ts';
import type { LintOptions } from './lint-options.ts';
import { lintGithub, lintJson, lintText } from './lint-report.ts';
import type { LintReport } from './lint-report.ts';
import { shellSyntaxFound } from './lint-shell.ts';
import { shellcheckFound } from './lint-shellcheck.ts';
import { painter } from './paint.ts';

/** `readyroom lint`: all that is wrong in content/ without building it, and advice. 0 no error, 1 errors, 2 wrong use. */
export const lint: Command = async (args, io) => {
  const result = lintOptions(args);
  if ('error' in result) return misused(result.error, io);
  const options = result.value;
  if (options.isHelp) {
    io.out(`${lintHelp}\n`);
    return 0;
  }
  if (options.explain !== undefined) {
    io.out(ruleDoc(options.explain));
    return 0;
  }
  const missing = [options.content, ...options.paths].find(
    (path) => !existsSync(resolve(io.cwd, path)),
  );
  if (missing !== undefined) {
    const hint = missing === options.content ? ' Say with --content where the workshops are.' : '';
    return misused(`There is no ${missing} here.${hint}`, io);
  }
  const report = await reportOf(options, io);
  if (options.format === 'json') io.out(lintJson(report));
  else if (options.format === 'github') io.out(lintGithub(report));
  else io.out(lintText(report, options.fix, painter(io.isTerminal.stdout, io.env)));
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
};

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

function misused(error: string, io: Io): 2 {
  io.err(`readyroom: ${error}\nreadyroom lint --help tells how to use it.\n`);
  return 2;
}
