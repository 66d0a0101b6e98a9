import type { SiteParts } from '#importer/site-parts.ts';

/** What `{{< param name >}}` shows: of the page, or else of the site in its language. `{{< siteparam name >}}` shows the latter. */
const shortcode = /\{\{[<%]\s*(site)?param\s+(?:name=)?"?([\w.-]+)"?\s*[>%]\}\}/g;

/** A text with the parameters of the page and of its site. */
export const withParams = (text: string, { locale, settingOf }: SiteParts): string =>
  text.replaceAll(shortcode, (whole, site: string | undefined, name: string) => {
    const [language = locale] = locale.split('-', 1);
    const paths = [
      ...(site === undefined ? [`page.${name}`, `page.params.${name}`] : []),
      ...[locale, language].map((each) => `site.languages.${each}.params.${name}`),
      `params.${name}`,
    ];
    return paths.map(settingOf).find((value) => value !== undefined) ?? whole;
  });
