import { posix } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

/** What is wrong with an archive; `name` is that of an entry. */
export type ZipProblem =
  | { problem: 'no-zip' | 'broken' | 'too-many' | 'too-large' }
  | {
      problem: 'encrypted' | 'unknown-method' | 'bad-name' | 'same-name' | 'damaged';
      name: string;
    };

/** The most that is unpacked: entries, and bytes of all of them together. */
interface ZipLimits {
  entries: number;
  bytes: number;
}

const LIMITS: ZipLimits = { entries: 20_000, bytes: 300_000_000 };

/** The largest archive that can be within the limits; no need to read a larger one. */
export const LARGEST_ZIP = LIMITS.bytes;

/** An entry as the directory of the archive describes it. None of it is trusted. */
interface Entry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  /** Of the data as it is packed, and as it was. */
  packed: number;
  size: number;
  /** Where the entry begins. */
  at: number;
}

/**
 * The files of a zip archive, by their paths. They are unpacked into memory, so that a link is a file like others and no path leads
 * anywhere. Memory is bounded by the limits, whatever the archive says: no file may become larger than its entry says, nor all of them
 * together larger than allowed. The format is that of PKWARE's APPNOTE.TXT, sections 4.3 and 4.4.
 */
export function unzipped(
  zip: Buffer,
  limits: ZipLimits = LIMITS,
): ReadonlyMap<string, Buffer> | ZipProblem {
  const entries = entriesOf(zip, limits.entries);
  if ('problem' in entries) return entries;
  const files = new Map<string, Buffer>();
  let room = limits.bytes;
  // Entries that share their data would be much work for a small archive.
  let data = zip.length;
  for (const entry of entries) {
    const { name, size, packed } = entry;
    if (isBad(name)) return { problem: 'bad-name', name };
    if (name.endsWith('/')) continue;
    const path = posix.normalize(name);
    if (files.has(path)) return { problem: 'same-name', name };
    room -= size;
    data -= packed;
    if (room < 0) return { problem: 'too-large' };
    if (data < 0) return { problem: 'broken' };
    const bytes = unpacked(zip, entry);
    if ('problem' in bytes) return bytes;
    files.set(path, bytes);
  }
  return files;
}

/** The directory stands at the end, and its end says where it begins; a comment of at most 65,535 bytes may follow. */
function entriesOf(zip: Buffer, most: number): readonly Entry[] | ZipProblem {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > zip.length)
    return { problem: zip.toString('latin1', 0, 4) === 'PK\x03\x04' ? 'broken' : 'no-zip' };
  const count = zip.readUInt16LE(end + 10);
  if (count > most) return { problem: 'too-many' };
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > end || zip.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      return { problem: 'broken' };
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    entries.push({
      // Windows PowerShell parts folders with backslashes.
      name: zip.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** A name that would lead out of a folder somewhere, or that cannot be read. */
const isBad = (name: string): boolean =>
  /^\/|^[a-z]:|\p{Cc}/iu.test(name) || name.split('/').includes('..');

const ENCRYPTED = 1;
const AES = 99;
const STORED = 0;
const DEFLATED = 8;

/** The bytes of an entry, which are as many as it says, and have its checksum. */
function unpacked(zip: Buffer, entry: Entry): Buffer | ZipProblem {
  const { name, flags, method, packed, size, crc, at } = entry;
  if (flags & ENCRYPTED || method === AES) return { problem: 'encrypted', name };
  if (method !== STORED && method !== DEFLATED) return { problem: 'unknown-method', name };
  const damaged = { problem: 'damaged', name } as const;
  if (at + 30 > zip.length || zip.toString('latin1', at, at + 4) !== 'PK\x03\x04') return damaged;
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const data = zip.subarray(start, start + packed);
  try {
    // zlib stops at that many bytes, before it makes more; it wants a limit of one at least.
    const bytes =
      method === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(size, 1) });
    return bytes.length === size && crc32(bytes) === crc ? bytes : damaged;
  } catch {
    return damaged;
  }
}
