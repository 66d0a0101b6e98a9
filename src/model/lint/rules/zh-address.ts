import { passagesIn } from '#model/lint/passages.ts';
import type { Passage } from '#model/lint/passages.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { Rule } from '#model/lint/rule.ts';

export const zhAddress: Rule = {
  severity: 'advice',
  about:
    'Both 你 and 您 in one workshop. The learner is addressed in one way; the Chinese documentation of Kubernetes says 你.',
  wrong: { lang: 'mdx', text: '你创建集群。请检查您的节点。' },
  right: { lang: 'mdx', text: '你创建集群。请检查你的节点。' },
  *find(workshop) {
    for (const locale of workshop.data.locales) {
      if (!locale.startsWith('zh')) continue;
      const passages = passagesIn(workshop, locale);
      const [plain, polite] = [uses(passages, '你'), uses(passages, '您')];
      const [rare, usual] = plain.length < polite.length ? [plain, '您'] : [polite, '你'];
      for (const { passage, at } of rare) {
        yield {
          place: placeAt(passage.file, passage.text, at),
          message: `"${passage.text[at] ?? ''}" stands here; elsewhere the workshop says ${usual}.`,
          hint: `Write ${usual}.`,
          ...(passage.isExact && { fix: { start: at, end: at + 1, text: usual } }),
        };
      }
    }
  },
};

const uses = (passages: readonly Passage[], word: string) =>
  passages.flatMap((passage) =>
    passage.runs.flat().flatMap(({ written, start, isCode }) => {
      const found: { passage: Passage; at: number }[] = [];
      if (isCode) return found;
      for (let at = written.indexOf(word); at !== -1; at = written.indexOf(word, at + 1)) {
        found.push({ passage, at: start + at });
      }
      return found;
    }),
  );
