import { introUnit } from '#transforms/lesson/unit-texts.ts';
import { frontMatterUnit } from '#model/translations/units.ts';

type Kind = 'heading' | 'command' | 'output' | 'check' | 'walkthrough';

/** Gives out ids: none twice for one kind of thing, and no two things with one address in the page. */
export type GiveId = (kind: Kind, wanted: string) => string;

export function idGiver(): GiveId {
  const taken = new Set<string>([introUnit, frontMatterUnit]);
  return (kind, wanted) => {
    const address = (id: string): string =>
      kind === 'heading' ? id : `${kind === 'walkthrough' ? 'walk' : kind}-${id}`;
    let id = wanted;
    for (let number = 2; taken.has(address(id)); number += 1) id = `${wanted}-${number}`;
    taken.add(address(id));
    return id;
  };
}
