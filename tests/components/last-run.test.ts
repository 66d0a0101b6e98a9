import { expect, test } from 'vitest';
import LessonHead from '#components/page/LessonHead.astro';
import WorkshopFacts from '#components/page/WorkshopFacts.astro';
import { localeCodes } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Claim } from '#model/prove/claims.ts';
import { page } from './lesson.ts';
import { render } from './render.ts';

const claim: Claim = {
  ...{ first: '2026-12-01', last: '2026-12-01', kubernetes: ['1.36.1'], environments: ['kind'] },
  ...{ commands: { proved: 198, all: 207 }, checks: { proved: 66, all: 71 }, bothSides: 60 },
  notRun: { manual: 5, differs: 9 },
};
const of = (lesson: Claim | undefined, all: Claim | undefined) => ({
  ...page.workshop,
  claim: all,
  claims: { [page.lesson.name]: lesson },
});
const head = (own: Claim | undefined, locale: Locale = 'en'): Promise<string> =>
  render(LessonHead, { locale, lesson: { ...page, locale, workshop: of(own, undefined) } });
const facts = (all: Claim | undefined, locale: Locale = 'en'): Promise<string> =>
  render(WorkshopFacts, { locale, props: { workshop: of(undefined, all) } });

test('a lesson and a workshop say when they were last run, on what, and what was not', async () => {
  for (const html of [await head(claim), await facts(claim)]) {
    expect(html).toContain(
      'Last run 2026-12-01 on Kubernetes 1.36.1 (kind): 198 of 207 commands, 66 of 71 checks, 60 from both sides',
    );
    expect(html).toContain('Not proved: done by hand: 5, not as documented: 9');
  }
  expect(
    await facts({ ...claim, first: '2026-11-20', kubernetes: ['1.35.2', '1.36.1'] }),
  ).toContain('Last run 2026-11-20 to 2026-12-01 on Kubernetes 1.35.2 and 1.36.1 (kind)');
});

test('facts stand apart in every language', async () => {
  expect(await head(claim, 'zh-CN')).toContain(
    '207 条命令已验证 198 条，71 项检查已验证 66 项，其中 60 项正反两面均经验证',
  );
  expect(await head(claim, 'zh-CN')).toContain('需要手动操作 5 项，与文档不符 9 项');
  expect(await head(claim, 'pt-BR')).toContain(
    '198 de 207 comandos, 66 de 71 verificações, comprovadas antes e depois da etapa: 60',
  );
});

test('what is written for a version is said until a run has proved it, and no longer', async () => {
  const versions = { ...of(undefined, undefined), writtenFor: { Kubernetes: '1.36' } };
  const before = await render(WorkshopFacts, { props: { workshop: versions } });
  expect(before).toContain('Written for Kubernetes 1.36');
  expect(before).not.toContain('Last run');
  const after = await render(WorkshopFacts, { props: { workshop: { ...versions, claim } } });
  expect(after).not.toContain('Written for');
});

test('without a proof nothing is claimed, in any language', async () => {
  for (const locale of localeCodes) {
    const day = /\d{4}-\d{2}-\d{2}/;
    expect(await head(undefined, locale)).not.toMatch(day);
    expect(await facts(undefined, locale)).not.toMatch(day);
    expect(await head(claim, locale)).toMatch(day);
    expect(await facts(claim, locale)).toMatch(day);
  }
});
