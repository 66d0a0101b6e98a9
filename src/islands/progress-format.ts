/** "met" by a paste of the learner; a lesson without checks is "done"; the others are reasons for setting a check aside. */
export const markKinds = ['met', 'done', 'other-way', 'check-wrong'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface ProgressMark {
  as: MarkKind;
  /** Seconds since 1970; 0 where it is not known. */
  at: number;
}

/**
 * What a mark stands for: "workshop/lesson#check", "workshop/lesson^check" for the state that a lesson starts from, which does
 * not count, or "workshop/lesson". Stable whatever the language, the order and the titles.
 */
export type ProgressKey = string;

export interface Progress {
  marks: Readonly<Record<ProgressKey, ProgressMark>>;
  /** The lesson last read in each workshop, as "workshop/lesson"; the latest one last. */
  read: readonly string[];
}

/** The form that is written; version 1 was a list of keys of checks. */
const VERSION = 2;

export const formatProgress = ({ marks, read }: Progress): string =>
  JSON.stringify({ version: VERSION, marks, read });

/**
 * Reads what was kept. What has another form than ours is left out.
 * @param stored in the form of this version
 * @param first in the form of version 1, where there is some: a page that was open during an update may still write it
 */
export function parseProgress(stored?: string, first?: string): Progress {
  const kept = parsed(stored);
  const { version, marks, read } = isRecord(kept) ? kept : {};
  const old = parsed(first);
  const entries = version === VERSION && isRecord(marks) ? Object.entries(marks) : [];
  return {
    marks: {
      ...Object.fromEntries(texts(old).map((key) => [key, { as: 'met', at: 0 } as const])),
      ...Object.fromEntries(
        entries.filter((entry): entry is [string, ProgressMark] => isMark(entry[1])),
      ),
    },
    read: version === VERSION ? texts(read) : [],
  };
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isMark = (value: unknown): value is ProgressMark =>
  isRecord(value) &&
  markKinds.includes(value['as'] as MarkKind) &&
  Number.isSafeInteger(value['at']) &&
  Number(value['at']) >= 0;

/** Progress as the part of a link behind "#", which no browser sends: compressed, in the letters of base64url. */
export async function linkPart(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const plain = btoa(String.fromCodePoint(...bytes));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of such a part; undefined where it is none. */
export async function readLinkPart(part: string): Promise<string | undefined> {
  try {
    const plain = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (unit) => unit.codePointAt(0) ?? 0);
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    return undefined;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told by the side that is read.
  for (const promise of [writer.closed, writer.write(bytes), writer.close()])
    promise.catch(() => undefined);
  const parts: BlobPart[] = [];
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
  }
}
