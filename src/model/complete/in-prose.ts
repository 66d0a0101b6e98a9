import { components } from '#transforms/lesson/components.ts';
import type { ComponentRule } from '#transforms/lesson/components.ts';
import { rejectedVerdicts } from '#model/schema/check.ts';
import { partNames } from '#model/schema/lesson.ts';
import type { Names } from './names.ts';
import { ids, wordAt } from './offer.ts';
import type { Name, Offer, Offers } from './offer.ts';

/** The components, their attributes and ids that may stand in a place of prose, and where a link to a lesson may lead. */
export function inProse(text: string, offset: number, names: () => Names): Offers | undefined {
  const place = wordAt(text, offset);
  const before = text.slice(Math.max(0, place.from - 2000), place.from);
  // The tag that is being written: what stands behind the last `<` that no `>` follows.
  const [, element, written = ''] = /<([A-Z]\w*)(\s(?:[^<>"]|"[^"]*")*"?)$/.exec(before) ?? [];
  const attribute = /\s([\w-]+)="$/.exec(written)?.[1];
  if (element !== undefined && attribute !== undefined)
    return { ...place, offers: valuesOf(element, attribute, text.slice(0, place.from), names()) };
  if (element !== undefined && /\s$/.test(written)) {
    const rule = ruleOf(element, names());
    return { ...place, offers: rule === undefined ? [] : attributesOf(rule, written) };
  }
  if (before.endsWith('<') && !/[\w`]<$/.test(before))
    return { ...place, offers: elementsFor(names()) };
  if (/\]\(\.\.\/$/.test(before))
    return {
      ...place,
      offers: names().lessons.map((each) => ({ ...each, kind: 'id', written: `${each.name}/` })),
    };
  return undefined;
}

/** What the id of an element names that stands in another one. */
const holders: Readonly<
  Record<string, { element: string; part: 'walkthroughs' | 'questions' | 'diagrams' }>
> = {
  Step: { element: 'Walkthrough', part: 'walkthroughs' },
  Answer: { element: 'Question', part: 'questions' },
  Label: { element: 'Diagram', part: 'diagrams' },
};

function valuesOf(
  element: string,
  attribute: string,
  before: string,
  names: Names,
): readonly Offer[] {
  const rule = ruleOf(element, names);
  if (attribute === 'id') {
    const part = partNames.find((each) => each === rule?.shows);
    if (part !== undefined) return unusedFirst(names.parts[part], element, before);
    const holder = holders[element];
    const opened = holder && [
      ...before.matchAll(RegExp(`<${holder.element}\\s[^<>]*?id="([\\w-]+)"`, 'g')),
    ];
    const id = opened?.at(-1)?.[1];
    return holder === undefined || id === undefined ? [] : ids(names.within(holder.part, id));
  }
  if (element === 'When' && attribute === 'environment') return ids(names.environments);
  if (element === 'Hint' && attribute === 'for')
    return rejectedVerdicts.map((name) => ({ name, kind: 'value' }));
  return (rule?.attributes[attribute]?.values ?? []).map((name) => ({ name, kind: 'value' }));
}

/** Most stand once in a lesson: what does not stand above yet comes first. */
function unusedFirst(names: readonly Name[], element: string, before: string): Offer[] {
  const isUsed = ({ name }: Name): boolean => before.includes(`<${element} id="${name}"`);
  return ids([...names.filter((each) => !isUsed(each)), ...names.filter(isUsed)]);
}

function ruleOf(
  element: string,
  { ownComponents }: Names,
): Pick<ComponentRule, 'attributes' | 'shows'> | undefined {
  const own = ownComponents[element];
  return own === undefined ? components[element] : { attributes: own };
}

function attributesOf({ attributes }: Pick<ComponentRule, 'attributes'>, written: string): Offer[] {
  const there = written.replaceAll(/"[^"]*"/g, ' ').split(/[\s=]+/);
  return Object.entries(attributes)
    .filter(([name]) => !there.includes(name))
    .map(([name, { values }]) => ({
      name,
      kind: 'attribute',
      written: values?.length === 0 ? name : `${name}=""`,
    }));
}

const elementsFor = ({ ownComponents }: Names): Offer[] =>
  [...Object.keys(components), ...Object.keys(ownComponents)].map((name) => ({
    name,
    kind: 'component',
  }));
