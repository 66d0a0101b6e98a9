/**
 * Bytes as text; undefined if they are not text. PowerShell 5 redirects into UTF-16 with a byte order mark; what is
 * not UTF-8 otherwise keeps its ASCII part, which is all that kubectl prints.
 */
export function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? undefined : text;
}
