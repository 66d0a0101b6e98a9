import { expect, test } from 'vitest';
import { withParams } from '#importer/generators/hugo-params.ts';
import { settingsOf } from '#importer/site-settings.ts';
import { noParts } from '#importer/site-parts.ts';

const settings = `
[params]
  Hull = "wood"
  [params.sail]
    Colour = "red"
[languages.pt.params]
  hull = "madeira"
`;
const settingOf = settingsOf([{ path: 'hugo.toml', text: settings }]);

test.each([
  ['{{< param hull >}}', 'en', 'wood'],
  ['{{% param "Sail.colour" %}}', 'en', 'red'],
  ['{{< siteparam hull >}}', 'pt-BR', 'madeira'],
  ['{{< param sail >}}', 'en', '{{< param sail >}}'],
  ['{{< param mast >}}', 'en', '{{< param mast >}}'],
])('%s in %s is %s', (text, locale, shown) => {
  expect(withParams(text, { ...noParts, locale, settingOf })).toBe(shown);
});
