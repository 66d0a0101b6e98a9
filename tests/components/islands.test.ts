import { expect, test } from 'vitest';
import Islands from '#components/page/Islands.astro';
import { localeCodes } from '#i18n/locales.ts';
import { render } from './render.ts';

test.each(localeCodes)(
  'a page in %s carries the messages that its scripts show',
  async (locale) => {
    const html = await render(Islands, { locale });
    const [, json = ''] = /id="island-words">(.*?)<\/script>/.exec(html) ?? [];
    const messages = JSON.parse(json) as Record<string, string>;
    expect(messages).toMatchObject({
      'check.working': expect.any(String) as string,
      'command.copied': expect.any(String) as string,
      'walkthrough.step': expect.any(String) as string,
    });
    expect(Object.keys(messages).some((key) => key.startsWith('progress.met'))).toBe(true);
  },
);
