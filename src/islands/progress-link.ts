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
