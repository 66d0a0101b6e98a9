import { escaped, plainPage } from '#integration/dev/plain-page.ts';

/** What is shown while the manual is built. It asks again by itself, without a script. */
export const buildingPage = (): string =>
  plainPage(
    'The manual is being built',
    '<p>That takes a few seconds, once for each version of Readyroom. It is shown here as soon as it is there.</p>',
    '<meta http-equiv="refresh" content="2">',
  );

/** What is shown where it could not be built; `printed` is what the build said. */
export const failedPage = (printed: string): string =>
  plainPage(
    'The manual could not be built',
    `<p>→ Load this page again to try once more. The site of your project is not affected.</p>
<pre>${escaped(printed)}</pre>`,
  );
