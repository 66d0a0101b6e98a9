import type { AstroUserConfig } from 'astro';

/**
 * The Content-Security-Policy of every page, as a meta tag (GitHub Pages sends no headers). `form-action 'none'` is a
 * promise the browser keeps for us: a paste cannot be sent. Astro adds the hashes of scripts and styles.
 */
export const csp: NonNullable<NonNullable<AstroUserConfig['security']>['csp']> = {
  // Named, because the defaults of the configuration are not applied to what an integration adds to it.
  algorithm: 'SHA-256',
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ],
};
