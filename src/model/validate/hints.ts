import { unitName } from '#transforms/lesson/anchors.ts';
import { hintsOf } from '#transforms/lesson/set-check-slots.ts';
import { attributeText, isElement } from '#transforms/lesson/nodes.ts';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { hasWords } from '#transforms/lesson/plain-text.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';
import { rejectedVerdicts } from '#model/schema/check.ts';

/** More are no help: the last one may say it all. */
const MOST = 3;

/** Codes of findings, which have messages of their names; those of phrases and verdicts have a full stop, plurals a form. */
const findingCodes = [
  ...new Set(
    Object.keys(messages[defaultLocale].findings)
      .filter((key) => !key.includes('.'))
      .map((key) => key.replace(/_[a-z]+$/, '')),
  ),
];

/** Hints in one file: few, with words, and each for something that can come of a paste. */
export function* validateHints(prose: Prose): Generator<Diagnostic> {
  const { file } = prose;
  for (const { id, hints } of checksIn(prose)) {
    for (const [index, hint] of hints.entries()) {
      if (index === MOST) yield diagnostic('hints-many', placeOf(file, hint), { check: id });
      if (!hasWords(hint.children ?? [])) yield diagnostic('hint-empty', placeOf(file, hint), {});
      const code = aboutOf(hint);
      if (code === '' || rejectedVerdicts.some((verdict) => verdict === code)) continue;
      if (findingCodes.includes(code)) continue;
      const attribute = hint.attributes?.find(({ name }) => name === 'for');
      const place = placeOf(file, attribute?.position === undefined ? hint : attribute);
      const params = { code, verdicts: rejectedVerdicts, codes: findingCodes };
      yield diagnostic('hint-for', place, params);
    }
  }
}

/** The hints of a translation held against its source: as many, each for the same, but in units that are stale. */
export function* validateHintsAlike(
  prose: Prose,
  source: Prose,
  stale: readonly string[],
): Generator<Diagnostic> {
  const originals = checksIn(source);
  for (const { id, node, hints } of checksIn(prose)) {
    const original = originals.find((each) => each.id === id);
    if (original === undefined || stale.includes(unitName('check', id))) continue;
    const [here, there] = [hints.map(aboutOf), original.hints.map(aboutOf)];
    if (JSON.stringify(here) === JSON.stringify(there)) continue;
    const params = { check: id, here, there, source: source.file };
    yield diagnostic('hints-differ', placeOf(prose.file, node), params);
  }
}

const aboutOf = (hint: LessonNode): string => attributeText(hint, 'for') ?? '';

const checksIn = (
  prose: Prose,
): readonly { id: string; node: LessonNode; hints: readonly LessonNode[] }[] =>
  nodesOf(prose).flatMap(({ node }) =>
    isElement(node) && node.name === 'Check'
      ? [{ id: attributeText(node, 'id') ?? '', node, hints: hintsOf(node) }]
      : [],
  );
