import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unzipped } from '#serve/zip.ts';

const zip = (files: Readonly<Record<string, string>>, level: 0 | 6 = 6): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { level },
    ),
  );

/** Where the directory of an archive begins: at its first entry. */
const directory = (archive: Buffer): number => archive.indexOf('PK\x01\x02', 0, 'latin1');

/** An archive with other bytes at a place of the first entry of its directory. */
function changed(archive: Buffer, at: number, value: number, bytes: 1 | 2 | 4): Buffer {
  archive.writeUIntLE(value, directory(archive) + at, bytes);
  return archive;
}

const FLAGS = 8;
const METHOD = 10;
const PACKED = 20;
const SIZE = 24;
const OFFSET = 42;

const texts = (archive: Buffer): unknown => {
  const files = unzipped(archive);
  return 'problem' in files
    ? files
    : Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString()]));
};

describe('what an archive holds', () => {
  it.each([0, 6] as const)('files by their paths, packed with level %s', (level) => {
    const files = { 'index.html': 'first', 'en/lesson/index.html': 'é 中', 'en/empty.txt': '' };
    expect(texts(zip(files, level))).toEqual(files);
  });

  it('folders are no files, and a comment at the end is none of them', () => {
    const archive = zip({ 'en/': '', './en/a.txt': 'a' });
    archive.writeUInt16LE(4, archive.length - 2);
    expect(texts(Buffer.concat([archive, Buffer.from('hello')]))).toEqual({ 'en/a.txt': 'a' });
  });

  it('files of which the sizes stand behind the data, as where an archive is written in one go', () => {
    const archive = zip({ 'a.txt': 'text' });
    archive.writeUInt16LE(8, 6);
    archive.fill(0, 14, 26);
    expect(texts(archive)).toEqual({ 'a.txt': 'text' });
  });

  it('a link is a file with the path that it leads to', () => {
    const link = zipSync({ a: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(texts(Buffer.from(link))).toEqual({ a: '/etc/passwd' });
  });
});

describe('names', () => {
  it.each(['/etc/passwd', '../a', 'a/../../b', 'a/..', 'C:/a', 'c:a', 'a\0b', 'a\u001B[2Jb'])(
    'refuses %j',
    (name) => {
      expect(unzipped(zip({ 'index.html': '', [name]: 'x' }))).toEqual({
        problem: 'bad-name',
        name,
      });
    },
  );

  it.each([
    ['..\\a', '../a'],
    ['\\a', '/a'],
    ['C:\\a', 'C:/a'],
  ])('refuses %j, as Windows writes it', (written, name) => {
    expect(unzipped(zip({ 'index.html': '', [written]: 'x' }))).toEqual({
      problem: 'bad-name',
      name,
    });
  });

  it('refuses the name of a folder that leads out', () => {
    expect(unzipped(zip({ '../a/': '' }))).toEqual({ problem: 'bad-name', name: '../a/' });
  });

  it.each(['a.txt', './a.txt', 'en/../a.txt'])('allows dots that lead nowhere only: %s', (name) => {
    expect('problem' in unzipped(zip({ [name]: '' }))).toBe(name.includes('..'));
  });

  it('parts folders with backslashes too, as Windows PowerShell does', () => {
    expect(texts(zip({ 'en\\': '', 'en\\index.html': 'first', 'a\\b': 'x' }))).toEqual({
      'en/index.html': 'first',
      'a/b': 'x',
    });
  });

  it('refuses two files of one name, however it is written', () => {
    const archive = zip({ 'a.txt': '1', 'b.txt': '2' });
    const same = Buffer.from(archive.toString('latin1').replaceAll('b.txt', 'a.txt'), 'latin1');
    expect(unzipped(same)).toEqual({ problem: 'same-name', name: 'a.txt' });
    expect(unzipped(zip({ 'a.txt': '1', './a.txt': '2' }))).toEqual({
      problem: 'same-name',
      name: './a.txt',
    });
    expect(unzipped(zip({ 'a/b': '1', 'a\\b': '2' }))).toEqual({
      problem: 'same-name',
      name: 'a/b',
    });
  });
});

describe('bounds', () => {
  const limits = { entries: 3, bytes: 100_000 };

  it('as many entries and bytes as allowed, and no more', () => {
    const a = 'a'.repeat(50_000);
    expect(unzipped(zip({ a, b: a, c: '' }), limits)).toBeInstanceOf(Map);
    expect(unzipped(zip({ a, b: a, c: '!' }), limits)).toEqual({ problem: 'too-large' });
    expect(unzipped(zip({ a, b: '', c: '', d: '' }), limits)).toEqual({ problem: 'too-many' });
  });

  it('a bomb that tells its size is not unpacked', () => {
    const archive = zip({ bomb: '0'.repeat(1_000_000) });
    expect(archive.length).toBeLessThan(5_000);
    expect(unzipped(archive, limits)).toEqual({ problem: 'too-large' });
  });

  it.each([0, 10, 99_999])('a bomb that says %s bytes is stopped there', (said) => {
    const archive = changed(zip({ bomb: '0'.repeat(1_000_000) }), SIZE, said, 4);
    expect(unzipped(archive, limits)).toEqual({ problem: 'damaged', name: 'bomb' });
  });

  it('entries that share their data are refused', () => {
    const archive = zip({ a: 'x'.repeat(200), b: 'x'.repeat(200) }, 0);
    const second = directory(archive) + 47;
    archive.writeUInt32LE(0, second + OFFSET);
    archive.writeUInt32LE(archive.length, second + PACKED);
    expect(unzipped(archive)).toEqual({ problem: 'broken' });
  });
});

describe('what cannot be read', () => {
  const files = { 'index.html': '<html lang="en" data-base="/">', 'a.txt': 'a'.repeat(1000) };

  it.each(['', 'PK', 'Hello, world. This is text and no archive.'])('no archive: %j', (text) => {
    expect(unzipped(Buffer.from(text))).toEqual({ problem: 'no-zip' });
  });

  it('an archive that ends early, wherever', () => {
    const archive = zip(files);
    for (let length = 4; length < archive.length; length += 1)
      expect(unzipped(archive.subarray(0, length))).toEqual({ problem: 'broken' });
  });

  it('a file that is encrypted', () => {
    const name = 'index.html';
    const encrypted = { problem: 'encrypted', name };
    expect(unzipped(changed(zip(files), FLAGS, 1, 2))).toEqual(encrypted);
    expect(unzipped(changed(zip(files), METHOD, 99, 2))).toEqual(encrypted);
    expect(unzipped(changed(zip(files), METHOD, 14, 2))).toEqual({
      problem: 'unknown-method',
      name,
    });
  });

  it('a file of which one byte is another', () => {
    const archive = zip(files, 0);
    const at = archive.indexOf('aaaa');
    archive.write('b', at);
    expect(unzipped(archive)).toEqual({ problem: 'damaged', name: 'a.txt' });
  });

  it('ends with files or a problem, whatever bytes are exchanged', () => {
    const archive = zip(files);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { maxLength: 6 }),
        (exchanged) => {
          const other = Buffer.from(archive);
          for (const [at, byte] of exchanged) other[at] = byte;
          const found = unzipped(other, { entries: 10, bytes: 10_000 });
          if ('problem' in found) expect(found.problem).toMatch(/^[a-z-]+$/);
          else expect([...found.values()].every((bytes) => bytes.length <= 10_000)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
