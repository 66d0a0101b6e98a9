import { expect, test } from 'vitest';
import Islands from '#components/page/Islands.astro';
import { localeCodes } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { render } from './render.ts';

test.each(localeCodes)(
  'the messages that scripts show come with the page, in %s',
  async (locale) => {
    const html = await render(Islands, { locale });
    const [, json = ''] = /<script[^>]* id="island-words">(.*?)<\/script>/s.exec(html) ?? [];
    const { ui } = messages[locale];
    expect(JSON.parse(json)).toMatchObject({
      'command.copied': ui['command.copied'],
      'check.loadFailed': ui['check.loadFailed'],
      'tabs.label': ui['tabs.label'],
      'progress.met_other': ui['progress.met_other'],
    });
  },
);
