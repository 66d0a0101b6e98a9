import { expect, test } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { buildingPage, failedPage } from '#integration/manual/pages.ts';

test('while the manual is built its page asks again by itself, without a script', () => {
  const html = buildingPage();
  expect(html).toContain('<meta http-equiv="refresh" content="2">');
  expect(html).not.toContain('<script');
});

test('the waiting page speaks every language that the manual has', () => {
  const html = buildingPage();
  const languages = [...html.matchAll(/ lang="([^"]+)"/g)].map(([, code]) => code);
  expect(languages).toEqual(localeCodes);
});

test('what the build printed is shown as text, and nothing is asked again', () => {
  const html = failedPage('Cannot find <script> & "more"');
  expect(html).toContain('<pre>Cannot find &lt;script&gt; &amp; &quot;more&quot;</pre>');
  expect(html).not.toContain('refresh');
});

test('the words of the waiting page are those of the languages, and Portuguese says what appears', () => {
  const html = buildingPage();
  for (const code of localeCodes) expect(html).toContain(messages[code].cli['cli.manual.text']);
  expect(html).toContain('O manual aparece aqui');
});
