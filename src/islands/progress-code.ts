import { formerSteps } from './former-names.ts';
import type { OutlineLesson, OutlineWorkshop } from './learner-data.ts';
import { markKinds, type ProgressMark, type ProgressKey } from './progress-format.ts';

/** As long as a code may be, its dashes counted. */
const LONGEST = 120;
/** Without the letters that are taken for figures. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 8;
/** Bits of the parts of a code. */
const CHECKSUM = 16;
const SALT = 3;
const STEPS = 6;
const STEP = 2;
/** Of the hash of a lesson: the long one where there is room for it. */
const shapeSizes = [16, 10] as const;
const MOST_STEPS = 2 ** STEPS - 1;
const salts = Array.from({ length: 2 ** SALT }, (_, salt) => salt);

type Marks = Readonly<Record<ProgressKey, ProgressMark>>;

/**
 * The marks of a workshop as a code to type or to read aloud: of each lesson that has some, a hash of its name and of the ids of
 * its checks, whether all are met, and if not, their number and two bits for each, in the order of the ids. The salt is one with
 * which no two of these hashes are the same. It depends on no order of lessons, no language and no title; a lesson whose checks
 * have changed is left out when it is read. It holds no times.
 * @returns undefined where it would be too long
 */
export function progressCode({ name, lessons }: OutlineWorkshop, marks: Marks): string | undefined {
  const shapes = lessons.map(shapeOf);
  const marked = lessons.flatMap((lesson) => {
    const kinds = stepsInOrder(lesson).map((step) => kindNumber(marks[step]));
    return kinds.some((kind) => kind !== 0) ? [{ shape: shapeOf(lesson), kinds }] : [];
  });
  if (marked.some(({ kinds }) => kinds.length > MOST_STEPS)) return undefined;
  const codes = shapeSizes.flatMap((size, index) => {
    const salt = saltFor(shapes, size);
    if (salt === undefined) return [];
    const parts = marked.map(({ shape, kinds }) => {
      const isAllMet = kinds.every((kind) => kind === 1);
      const each = bits(kinds.length, STEPS) + kinds.map((kind) => bits(kind, STEP)).join('');
      return shapeBits(shape, salt, size) + (isAllMet ? '1' : `0${each}`);
    });
    const body = bits(index, 1) + bits(salt, SALT) + parts.join('');
    return lettersOf(checksumOf(name, body) + body);
  });
  return codes.find((code) => code.length <= LONGEST);
}

const saltFor = (shapes: readonly string[], size: number): number | undefined =>
  salts.find(
    (salt) => new Set(shapes.map((shape) => shapeBits(shape, salt, size))).size === shapes.length,
  );

/** Tells the workshop, and whether the code was mistyped. */
const checksumOf = (workshop: string, body: string): string =>
  bits(hash(`${workshop} ${body}`), CHECKSUM);

const shapeBits = (shape: string, salt: number, size: number): string =>
  bits(hash(`${salt} ${shape}`) >>> (16 - size), size);

export interface Decoded {
  workshop: string;
  marks: Marks;
  /** How many lessons were left out, because this site has them no more, or with other checks. */
  leftOut: number;
}

/** Reads a code, whatever the case, blanks and dashes of its letters; undefined where it is none, or was mistyped. */
export function readProgressCode(
  code: string,
  workshops: readonly OutlineWorkshop[],
): Decoded | undefined {
  const plain = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (plain.length < 4 || [...plain].some((letter) => !letters.includes(letter))) return undefined;
  const all = [...plain].map((letter) => bits(letters.indexOf(letter), 5)).join('');
  const checksum = all.slice(0, CHECKSUM);
  const decoded: Decoded[] = [];
  // Nobody knows how many of the last bits only fill up the last letter.
  for (let end = all.length; end > all.length - 5 && !all.slice(end).includes('1'); end -= 1) {
    const body = all.slice(CHECKSUM, end);
    for (const workshop of workshops)
      if (checksumOf(workshop.name, body) === checksum)
        decoded.push(readBody(body, workshop, workshops));
  }
  // A checksum may be right by chance: of such a workshop no lesson is known.
  return decoded.toSorted((one, other) => one.leftOut - other.leftOut)[0];
}

/** The steps of a lesson that has so many, by its hash. Lessons that had other names, or were in this workshop, are known by those too. */
function stepsOf(
  isIt: (shape: string) => boolean,
  count: number | undefined,
  { lessons }: OutlineWorkshop,
  all: readonly OutlineWorkshop[],
): readonly ProgressKey[] {
  const fits = (lesson: OutlineLesson): boolean =>
    count === undefined || stepsInOrder(lesson).length === count;
  const own = lessons.find((lesson) => fits(lesson) && isIt(shapeOf(lesson)));
  if (own) return stepsInOrder(own);
  for (const lesson of all.flatMap((each) => each.lessons).filter(fits)) {
    if (lesson.formerly.length === 0 && Object.keys(lesson.formerChecks).length === 0) continue;
    for (const named of formerSteps(lesson, stepsInOrder(lesson))) {
      // The order is that of the ids of then.
      const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
      if (isIt(sorted.map(([former]) => former).join('\n'))) return sorted.map(([, now]) => now);
    }
  }
  return [];
}

function readBody(
  body: string,
  workshop: OutlineWorkshop,
  all: readonly OutlineWorkshop[],
): Decoded {
  const marks: Record<ProgressKey, ProgressMark> = {};
  let leftOut = 0;
  let at = 0;
  const take = (length: number): string => body.slice(at, (at += length));
  const number = (length: number): number => Number.parseInt(take(length), 2);
  const size = shapeSizes[number(1) === 0 ? 0 : 1];
  const salt = number(SALT);
  while (at < body.length) {
    const shape = take(size);
    const kinds =
      take(1) === '1' ? undefined : Array.from({ length: number(STEPS) }, () => number(STEP));
    const isIt = (text: string): boolean => shapeBits(text, salt, size) === shape;
    const steps = stepsOf(isIt, kinds?.length, workshop, all);
    if (steps.length === 0) leftOut += 1;
    for (const [index, step] of steps.entries()) {
      const kind = kindsByNumber[kinds?.[index] ?? (kinds ? 0 : 1)];
      const as = kind && !step.includes('#') ? 'done' : kind;
      if (as) marks[step] = { as, at: 0 };
    }
  }
  return { workshop: workshop.name, marks, leftOut };
}

/** 0 for none; a lesson that is done counts as met. */
const kindsByNumber = [undefined, ...markKinds.filter((kind) => kind !== 'done')];
const kindNumber = (mark?: ProgressMark): number =>
  mark === undefined ? 0 : mark.as === 'done' ? 1 : kindsByNumber.indexOf(mark.as);

const stepsInOrder = ({ key, checks }: OutlineLesson): readonly ProgressKey[] =>
  checks.length === 0 ? [key] : checks.toSorted().map((id) => `${key}#${id}`);

const shapeOf = (lesson: OutlineLesson): string => stepsInOrder(lesson).join('\n');

const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0');

function lettersOf(all: string): string {
  const padded = all.padEnd(Math.ceil(all.length / 5) * 5, '0');
  const plain = (padded.match(/.{5}/g) ?? []).map(
    (five) => letters[Number.parseInt(five, 2)] ?? '',
  );
  return (
    plain
      .join('')
      .match(new RegExp(`.{1,${GROUP}}`, 'g'))
      ?.join('-') ?? ''
  );
}

/** FNV-1a of the UTF-16 units, folded to 16 bits. */
function hash(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  return (sum >>> 16) ^ (sum & 0xff_ff);
}
