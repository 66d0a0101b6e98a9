import { provenanceName } from '#model/load/generated-files.ts';
import type { Sources, WorkshopSources } from '#model/load/sources.ts';
import { blockHash } from '#model/prove/proof-blocks.ts';
import type { ProvedPart } from '#model/prove/proof-blocks.ts';
import { provenanceText } from '#model/prove/provenance-text.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { LessonProvenance } from '#model/schema/provenance.ts';
import { pathOf } from './project.ts';

type Proofs = Readonly<Record<string, LessonProvenance>>;

/** Writes what runs have proved of a workshop after a change of it; a workshop without proofs has no such file. */
export function setProofs(
  sources: Sources,
  { folder, provenance }: WorkshopSources,
  change: (proofs: Proofs) => Proofs,
  texts: Map<string, string>,
): void {
  const lessons = change(provenance.lessons);
  if (JSON.stringify(lessons) === JSON.stringify(provenance.lessons)) return;
  texts.set(pathOf(sources, folder, provenanceName), provenanceText({ lessons }));
}

/** The proofs without those of a lesson, or with them under another name. */
export const renamedProofs =
  (from: string, to: string | undefined) =>
  (proofs: Proofs): Proofs =>
    Object.fromEntries(
      Object.entries(proofs).flatMap(([name, proof]) =>
        name !== from ? [[name, proof]] : to === undefined ? [] : [[to, proof]],
      ),
    );

const parts: readonly ProvedPart[] = ['commands', 'outputs', 'checks'];

/**
 * What was proved of a lesson, after an id got another name: what fitted the lesson before fits it now. `data` is the lesson before
 * and after.
 */
export function carriedProof(
  proof: LessonProvenance,
  [before, after]: readonly [LessonYaml, LessonYaml],
  newName: (part: ProvedPart, id: string) => string | undefined,
): LessonProvenance {
  const commandIn = (data: LessonYaml, part: ProvedPart, id: string, printedBy?: string) =>
    part === 'checks' ? data.checks?.[id]?.command : printedBy;
  const carried = parts.map((part) => {
    const entries: Readonly<
      Record<string, { of?: string | undefined; command?: string | undefined }>
    > = proof[part];
    const now = Object.entries(entries).flatMap(([id, entry]) => {
      const name = newName(part, id);
      if (name === undefined) return [];
      const command = entry.command && (newName('commands', entry.command) ?? entry.command);
      const fits =
        entry.of === blockHash(before, part, id, commandIn(before, part, id, entry.command));
      const of = fits
        ? blockHash(after, part, name, commandIn(after, part, name, command))
        : entry.of;
      return [[name, { ...entry, ...(of && { of }), ...(command && { command }) }] as const];
    });
    return [part, Object.fromEntries(now)] as const;
  });
  return { ...proof, ...(Object.fromEntries(carried) as Pick<LessonProvenance, ProvedPart>) };
}

/** The proofs without that of one entry of a lesson. */
export function withoutProof(
  proofs: Proofs,
  lesson: string,
  { id, path = [] }: { id: string; path: readonly (string | number)[] | undefined },
): Proofs {
  const proof = proofs[lesson];
  const part = parts.find((each) => each === path[0]);
  if (proof === undefined || part === undefined) return proofs;
  const left = Object.entries(proof[part]).filter(([each]) => each !== id);
  return { ...proofs, [lesson]: { ...proof, [part]: Object.fromEntries(left) } };
}
