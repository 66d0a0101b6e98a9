/**
 * The Content-Security-Policy of every page, for a meta tag (GitHub Pages sends no headers). It must stand before
 * whatever it governs. `form-action 'none'` is a promise the browser keeps for us: a paste cannot be sent.
 * @param scriptHashes of the inline scripts that may run, as `sha256-…`
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}
