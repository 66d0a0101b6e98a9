import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readsSecrets } from '#transforms/look.ts';
import { LookedAtCluster, type ChosenCluster } from '#runner/learn/cluster.ts';
import { looksOf, type Looks } from '#runner/learn/looks.ts';
import { kindsOfLooks, learn } from '#runner/learn/serve.ts';
import { programIn } from '#runner/program-in.ts';
import { siteInArchive, type ArchiveProblem } from '#serve/archive-files.ts';
import { siteIn } from '#serve/folder-files.ts';
import type { Site } from '#serve/site-files.ts';
import { LARGEST_ZIP } from '#serve/zip.ts';
import type { Run, UsageError } from '#cli/definition.ts';
import type { Io } from '#cli/io.ts';
import { noSiteText } from '#cli/no-site.ts';
import { visible } from '#cli/terminal.ts';
import type { learning } from './options.ts';

/** `readyroom learn`: serves a built site, of a folder or an archive, and looks for its checks, until it is ended. */
export const run: Run<typeof learning> = async (
  { options, arguments: [place = 'dist', more] },
  io,
) => {
  if (more !== undefined) return { usageError: `One site is served; "${more}" is too much.` };
  const port = portOf(options.port);
  if (port === undefined) return { usageError: `--port cannot be "${options.port ?? ''}".` };
  const site = await openSite(io.cwd, place);
  if ('usageError' in site) return site;
  const kubectl = programIn(io.env['PATH'], 'kubectl');
  if (kubectl === undefined) {
    io.err('readyroom: There is no kubectl in the PATH. Install it, or read without looking.\n');
    return 1;
  }
  const workplace = mkdtempSync(join(tmpdir(), 'readyroom-'));
  process.once('exit', () => {
    rmSync(workplace, { recursive: true, force: true });
  });
  const { kubeconfig, context, pass } = options;
  const cluster = new LookedAtCluster(kubectl, {
    ...{ env: io.env, context, pass, folder: workplace },
    kubeconfig: kubeconfig === undefined ? undefined : resolve(io.cwd, kubeconfig),
  });
  const chosen = await cluster.choose();
  if ('problem' in chosen) {
    io.err(`readyroom: ${visible(chosen.problem)}\n`);
    return 1;
  }
  const looks = await looksOf(site);
  io.out(shown(chosen, looks, options.secrets));
  const agreed = options.yes || (await agrees(io));
  if (agreed === undefined)
    return { usageError: 'Nobody can be asked here. Say --yes if this is the right cluster.' };
  if (!agreed) {
    io.err('readyroom: Nothing was looked at.\n');
    return 1;
  }
  const look = (args: readonly string[]) => cluster.look(args);
  const { address, server } = await learn({
    ...{ site, looks, cluster: chosen, look, port },
    secrets: options.secrets,
  });
  io.out(
    `\nOpen ${address}\nThe address is yours alone: whoever has it can look. Ctrl-C ends it.\n`,
  );
  await new Promise((done) => server.once('close', done));
  return 0;
};

/** The site in a folder or an archive; why there is none. */
async function openSite(cwd: string, typed: string): Promise<Site | UsageError> {
  const site = await siteAt(resolve(cwd, typed));
  return 'problem' in site ? { usageError: noSiteText(site, typed) } : site;
}

/** What is no file is read as a folder, and has no site if it is none. */
async function siteAt(path: string): Promise<Site | ArchiveProblem> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return siteIn(path);
  if (found.size > LARGEST_ZIP) return { problem: 'too-large' };
  const archive = await readFile(path).catch(() => undefined);
  return archive ? siteInArchive(archive) : { problem: 'broken' };
}

function portOf(text = '0'): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port < 65_536 ? port : undefined;
}

/** What is agreed to, in lines. Names come from files, so they are made harmless for a terminal. */
function shown({ context, server, user }: ChosenCluster, looks: Looks, secrets: boolean): string {
  const secret = [...looks.values()].filter(readsSecrets).length;
  const about =
    secret === 0
      ? ''
      : ` (${String(secret)} of them Secrets: ${secrets ? 'allowed' : 'not allowed, see --secrets'})`;
  return [
    'Checks of this workshop would look at this cluster, and change nothing in it:',
    `  context  ${visible(context)}`,
    `  server   ${visible(server)}`,
    `  user     ${visible(user)}`,
    `  reading  ${String(looks.size)} commands${about}: ${visible(kindsOfLooks(looks).join(', '))}`,
    '',
  ].join('\n');
}

/** Whether the person at the terminal agrees; undefined where there is none. */
async function agrees(io: Io): Promise<boolean | undefined> {
  if (!io.isTerminal.stdin || !io.isTerminal.stdout) return undefined;
  const ask = await io.ask();
  const answer = await ask.one('Is this the cluster to look at?', [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes, look at it' },
  ]);
  return answer === 'yes';
}
