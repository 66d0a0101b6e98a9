import { homeOf, titleOf } from './site.ts';
import { base, filePath } from '#components/site-path.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '#i18n/translator.ts';
import styles from '#styles/tokens.css?raw';
import { tokenIn } from '#styles/tokens.ts';
import { hexOf } from '#transforms/colour.ts';

/** Behind the page while it starts, and around its window. */
const paper = hexOf(tokenIn('light', 'paper', styles));

export { dataPaths as getStaticPaths } from './site.ts';

/**
 * What a browser has to know to install the site as an app (https://www.w3.org/TR/appmanifest/), in one language. Scripts link
 * it where a workshop is kept offline.
 */
export function GET({ props: { locale } }: { props: { locale: Locale } }): Response {
  const icon = (size: number) => ({
    src: filePath(`icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  });
  const app = {
    name: titleOf(locale),
    description: translatorFor(locale)('site.tagline'),
    lang: locale,
    id: base,
    start_url: homeOf(locale).path,
    scope: base,
    // With a button to go back, which these pages do not have themselves.
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [icon(192), icon(512)],
  };
  return Response.json(app);
}
