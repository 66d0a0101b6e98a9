import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './fake-io.ts';

/* What `readyroom learn` says of what it is given; what it does with a site is in tests/cluster/learn.test.ts. */

const cwd = mkdtempSync(join(tmpdir(), 'learn-test-'));
afterAll(() => {
  rmSync(cwd, { recursive: true });
});

const page = '<html lang="en" data-base="/">';
const bundled = '<html data-root="./" lang="en" data-base="/">';

const zip = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { level: 0 },
    ),
  );

/** An archive of a site in whose directory two bytes are others. */
function changed(at: number, value: number): Buffer {
  const archive = zip({ 'index.html': page });
  archive.writeUInt16LE(value, archive.indexOf('PK\x01\x02', 0, 'latin1') + at);
  return archive;
}

/** What is said of an archive of this name. */
async function said(name: string, archive: Uint8Array): Promise<string> {
  writeFileSync(join(cwd, name), archive);
  const { code, err } = await run(['learn', name], { cwd });
  expect(code).toBe(2);
  return err.split('\n')[0] ?? '';
}

describe('a site is opened, and kubectl is what is missing next', () => {
  it.each(['built', 'built.zip'])('%s', async (name) => {
    mkdirSync(join(cwd, 'built'), { recursive: true });
    writeFileSync(join(cwd, 'built/index.html'), page);
    writeFileSync(join(cwd, 'built.zip'), zip({ 'dist/index.html': page }));
    const { code, err } = await run(['learn', name], { cwd });
    expect(err).toBe(
      'readyroom: There is no kubectl in the PATH. Install it, or read without looking.\n',
    );
    expect(code).toBe(1);
  });
});

describe('why nothing is served is said, with what to do', () => {
  it.each([
    [zip({ 'readme.txt': '' }), 'There is no built site in a.zip. Make one with npm run build.'],
    [
      zip({ 'b/index.html': bundled }),
      'a.zip was made by readyroom bundle: it needs no server. Open its index.html with a double click.',
    ],
    [
      Buffer.from('\x1F\x8B', 'latin1'),
      'a.zip is no zip archive. Unpack it with tar -xf, and name the folder.',
    ],
    [
      zip({ 'artifact.tar': '' }),
      'a.zip has the site in artifact.tar, as GitHub packs it. Unpack both, and name the folder.',
    ],
    [
      Buffer.from('text'),
      'a.zip is no zip archive. Name a built site: its folder, or a zip archive of it.',
    ],
    [
      zip({ 'index.html': page }).subarray(0, -1),
      'a.zip is not whole, or no zip archive that can be read. Copy or download it again.',
    ],
    [
      changed(24, 1),
      'a.zip is damaged: index.html is not what was packed. Copy or download it again.',
    ],
    [
      changed(8, 1),
      'a.zip is encrypted: index.html needs a password. Unpack it, and name the folder.',
    ],
    [
      changed(10, 14),
      'a.zip is packed in a way that is not known here (index.html). Unpack it, and name the folder.',
    ],
    [
      zip({ '../\u001B]0;x\u0007': '' }),
      'a.zip has a file that could lead out of a folder: ../\uFFFD]0;x\uFFFD. No archive of a built site has one; do not use it.',
    ],
    [
      zip({ 'a.txt': '', './a.txt': '' }),
      'a.zip has two files of one name: ./a.txt. No archive of a built site has that; do not use it.',
    ],
    [
      zip(Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [String(index), '']))),
      'a.zip has more files than any built site. Nothing of it was read.',
    ],
    [
      changed(26, 0xffff),
      'a.zip would be larger than 300 MB when unpacked, which no built site is. Nothing of it is served.',
    ],
  ])('%#', async (archive, sentence) => {
    expect(await said('a.zip', archive)).toBe(`readyroom: ${sentence}`);
  });

  it('an archive that is too large is not even read', async () => {
    writeFileSync(join(cwd, 'huge.zip'), '');
    truncateSync(join(cwd, 'huge.zip'), 300_000_001);
    const { err } = await run(['learn', 'huge.zip'], { cwd });
    expect(err).toContain('huge.zip would be larger than 300 MB when unpacked');
  });

  it('nothing there, and a bundle in a folder', async () => {
    expect((await run(['learn', 'nothing'], { cwd })).err).toContain(
      'There is no built site in nothing.',
    );
    mkdirSync(join(cwd, 'bundle'));
    writeFileSync(join(cwd, 'bundle/index.html'), bundled);
    for (const command of ['learn', 'bundle', 'pdf'])
      expect((await run([command, 'bundle'], { cwd })).err).toContain(
        'bundle was made by readyroom bundle: it needs no server.',
      );
  });
});
