import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { sorted } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { commandsOf } from '#model/lint/commands.ts';
import { diagnosticsOf, levelOf, lint as lintRules } from '#model/lint/lint.ts';
import type { Levels } from '#model/lint/lint.ts';
import type { RuleId } from '#model/lint/rules.ts';
import { load } from '#model/load/load.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { contentFiles } from '#model/read-content.ts';
import { ruleDoc } from '#model/reference/rule-doc.ts';
import { validate } from '#model/validate/validate.ts';
import type { Command, Io } from './io.ts';
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
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
};

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
  const shell = await lintShell(sources.workshops, levels, io);
  const all = [...validate(sources), ...lintRules(sources.workshops, levels), ...shell.diagnostics];
  const wantedPaths = paths.map((path) => resolve(io.cwd, path));
  const isWanted = (file: string): boolean =>
    paths.length === 0 || wantedPaths.some((path) => isWithin(resolve(io.cwd, file), path));
  return {
    diagnostics: sorted(all.filter(({ place }) => isWanted(place.file))),
    // Some files need not be there: a lock, a glossary.
    files: contentFiles(sources).filter(
      (file) => isWanted(file) && existsSync(resolve(io.cwd, file)),
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
  levels: Levels,
  io: Io,
): Promise<{ diagnostics: Diagnostic[]; notes: string[] }> {
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];
  const asked = (id: RuleId) =>
    workshops.filter((workshop) => levelOf(workshop, id, levels) !== 'off');
  const syntax = asked('shell-syntax');
  const commands = syntax.map(commandsOf);
  const wrong = commands.flat().length === 0 ? [] : await shellSyntaxFound(commands.flat(), io);
  if (wrong === undefined) notes.push('There is no bash here: shell-syntax was left out.');
  for (const [index, workshop] of syntax.entries()) {
    const own = (wrong ?? []).filter(({ command }) => commands[index]?.includes(command));
    const found = own.map((each) => each.found);
    diagnostics.push(...diagnosticsOf(workshop, 'shell-syntax', found, levels));
  }
  const refused = new Set((wrong ?? []).map(({ command }) => command.text));
  for (const workshop of asked('shellcheck')) {
    const readable = commandsOf(workshop).filter(({ text }) => !refused.has(text));
    const warned = readable.length === 0 ? [] : await shellcheckFound(readable, io);
    const found = (warned ?? []).map((each) => each.found);
    diagnostics.push(...diagnosticsOf(workshop, 'shellcheck', found, levels));
  }
  return { diagnostics, notes };
}

function misused(error: string, io: Io): 2 {
  io.err(`readyroom: ${error}\nreadyroom lint --help tells how to use it.\n`);
  return 2;
}
