import { isScalar, visit } from 'yaml';
import { commandsOf } from '#model/lint/commands.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { yamlSources } from '#model/lint/yaml-sources.ts';
import { readShell } from '#transforms/shell.ts';

export const imageTag: Rule = {
  severity: 'advice',
  about:
    'A container image without a tag, or with `latest`, in a manifest, a here-document or `--image`. What runs then depends on the day.',
  wrong: { lang: 'yaml', text: 'image: nginx:latest' },
  right: { lang: 'yaml', text: 'image: nginx:1.29.3' },
  *find(workshop) {
    for (const lesson of workshop.lessons) {
      for (const source of yamlSources(lesson)) {
        if (source.kind === 'fence' || !source.text.includes('image:')) continue;
        for (const { image, at } of images(source.parsed())) {
          yield* found(image, source.placeOf(at), source.from);
        }
      }
    }
    for (const { text, from, placeOf } of commandsOf(workshop)) {
      if (!text.includes('kubectl')) continue;
      for (const { words, start } of readShell(text).commands) {
        const index = words.findIndex((word) => word === '--image' || word.startsWith('--image='));
        if (words[0] !== 'kubectl' || index === -1) continue;
        const image = words[index]?.slice('--image='.length) || words[index + 1];
        yield* found(image ?? '', placeOf(start), from);
      }
    }
  },
};

function images({ documents, mistakes }: ReturnType<ReturnType<typeof yamlSources>[0]['parsed']>) {
  const all: { image: string; at: number }[] = [];
  if (mistakes.length > 0) return all;
  for (const document of documents) {
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'image' || !isScalar(value)) return;
        if (typeof value.value === 'string') {
          all.push({ image: value.value, at: value.range?.[0] ?? 0 });
        }
      },
    });
  }
  return all;
}

function* found(image: string, place: Found['place'], from: number): Generator<Found> {
  if (!isMoving(image)) return;
  yield {
    place,
    from,
    message: `The image ${image} is another one tomorrow.`,
    hint: 'Write the tag of a release, or a digest (@sha256:…).',
  };
}

/** No tag and no digest, or the tag `latest`. Templates and variables are not judged. */
function isMoving(image: string): boolean {
  if (image === '' || /[${}<]/.test(image) || image.includes('@')) return false;
  const name = image.slice(image.lastIndexOf('/') + 1);
  return !name.includes(':') || name.endsWith(':latest');
}
