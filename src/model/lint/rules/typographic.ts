import { posix } from 'node:path';
import { nameOf, typographicIn } from '#transforms/typographic.ts';
import type { Typographic } from '#transforms/typographic.ts';
import { placeAt } from '#model/diagnostics/place.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { Found, Rule } from '#model/lint/rule.ts';

export const typographic: Rule = {
  severity: 'advice',
  about:
    'A curly quote, a long dash, or a blank of a word processor in an output or a manifest. No terminal printed it, and Kubernetes takes it for a letter. In a command it is an error of the build.',
  wrong: { lang: 'yaml', text: 'args: [–-verbose, “all”]' },
  right: { lang: 'yaml', text: "args: [--verbose, 'all']" },
  *find({ lessons }) {
    for (const lesson of lessons) {
      yield* inOutputs(lesson);
      yield* inManifests(lesson);
    }
  },
};

function* inOutputs({ yaml, data }: LessonSources): Generator<Found> {
  for (const [id, { text }] of Object.entries(data?.outputs ?? {})) {
    // GNU tools print ‘…’ themselves.
    const [first] = typographicIn(text).filter(({ character }) => !'‘’'.includes(character));
    if (yaml === undefined || first === undefined) continue;
    yield found(yaml.placeOf(['outputs', id, 'text']), `The output "${id}"`, first);
  }
}

function* inManifests({ yaml, manifests }: LessonSources): Generator<Found> {
  for (const { file, text } of manifests) {
    const lines = text.split('\n');
    let start = 0;
    for (const line of lines) {
      const comment = /(?:^|\s)#/.exec(line)?.index ?? line.length;
      const [first] = typographicIn(line).filter(
        (each) => each.offset < comment && isSyntax(line, each),
      );
      if (first !== undefined) {
        const path = posix.join(posix.dirname(yaml?.file ?? ''), file);
        yield found(placeAt(path, text, start + first.offset), 'This line', first);
      }
      start += line.length + 1;
    }
  }
}

/** Whether it stands where a plain one would mean something: a quote around a value, a dash before an option, any blank. */
function isSyntax(line: string, { character, offset, plain }: Typographic): boolean {
  if (plain === ' ' || plain === '') return true;
  const before = line.slice(0, offset);
  const isFirst = /(?:^|[:\-[{,=]|[:\-[{,=] +|^ +)$/.test(before);
  return (
    isFirst ||
    (plain.startsWith('-') &&
      /[\s'"[]$/.test(before) &&
      /\w/.test(line[offset + character.length] ?? ''))
  );
}

const found = (place: Found['place'], what: string, { character, plain }: Typographic): Found => ({
  place,
  message: `${what} has ${nameOf(character)}, which a word processor wrote.`,
  hint:
    plain.trim() === ''
      ? `Put ${plain === ' ' ? 'a plain space' : 'nothing'} in its place.`
      : `Write ${plain} in its place.`,
});
