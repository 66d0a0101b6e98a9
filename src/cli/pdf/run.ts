import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Run } from '#cli/definition.ts';
import type { printing } from './options.ts';
import { bundledSite, writeFiles } from '#cli/site-folder.ts';
import { visible } from '#cli/terminal.ts';

/** How long a browser may take for one file, in milliseconds. */
const PATIENCE = 300_000;

/** `readyroom pdf`: the printed page of each workshop and language, as a browser prints it. */
export const run: Run<typeof printing> = async (
  { options, arguments: [folder = 'dist', more] },
  io,
) => {
  if (more !== undefined) return { usageError: `One folder is taken; "${more}" is too much.` };
  const site = await bundledSite(io.cwd, folder);
  if ('usageError' in site) return site;
  const pages = [...site.keys()].flatMap((path) => {
    const [, locale, workshop] = /^([^/]+)\/([^/]+)\/print\/index\.html$/.exec(path) ?? [];
    return locale === undefined ? [] : [{ path, name: `${workshop ?? ''}.${locale}.pdf` }];
  });
  if (pages.length === 0)
    return { usageError: `The site in ${folder} has no workshop that can be printed.` };
  const program =
    options.browser === undefined ? findBrowser(io.env) : resolve(io.cwd, options.browser);
  if (program === undefined)
    return {
      usageError:
        'There is no Chromium, Chrome or Edge here. Install one, or name it with --browser FILE.',
    };
  if (!existsSync(program))
    return {
      usageError: `There is no browser at ${program}. Name the file that starts Chromium, Chrome or Edge.`,
    };
  const output = resolve(io.cwd, options.output);
  mkdirSync(output, { recursive: true });
  // A browser that was installed as a snap reads and writes in no folder for temporary files, and in none that is hidden.
  const place = mkdtempSync(join(output, 'making-'));
  try {
    writeFiles(join(place, 'site'), site);
    let code: 0 | 1 = 0;
    for (const { path, name } of pages) {
      const shown = visible(join(options.output, name));
      const printed = await print(program, join(place, 'site', path), place);
      if ('problem' in printed) {
        io.err(`readyroom: ${shown} was not printed: ${visible(printed.problem)}\n`);
        code = 1;
        continue;
      }
      writeFileSync(join(output, name), printed.pdf);
      io.out(`${shown}  ${(printed.pdf.length / 1e6).toFixed(1)} MB\n`);
    }
    return code;
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    if (readdirSync(output).length === 0) rmdirSync(output);
  }
};

/** A page as a PDF file; what the browser complains of, where it printed none. */
async function print(
  program: string,
  page: string,
  place: string,
): Promise<{ pdf: Uint8Array } | { problem: string }> {
  const file = join(place, 'printed.pdf');
  rmSync(file, { force: true });
  const args = [
    '--headless',
    // A browser refuses to sandbox what the administrator starts.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    `--user-data-dir=${join(place, 'profile')}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${file}`,
    pathToFileURL(page).href,
  ];
  const complaint = await new Promise<string>((done) => {
    execFile(program, args, { timeout: PATIENCE, maxBuffer: 1e8 }, (error, _out, complained) => {
      if (!error) return done('');
      const last = complained.trim().split('\n').at(-1);
      done(error.killed ? 'it took too long' : (last ?? '') || error.message);
    });
  });
  const pdf = existsSync(file) ? readFileSync(file) : undefined;
  return pdf?.subarray(0, 5).toString() === '%PDF-'
    ? { pdf }
    : { problem: complaint === '' ? 'the browser wrote no PDF file' : complaint };
}

const names = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** The Chromium, Chrome or Edge of a machine: the one that CHROMIUM names, one on the PATH, or one where installers put it. */
export function findBrowser(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find((path) => existsSync(path));
}
