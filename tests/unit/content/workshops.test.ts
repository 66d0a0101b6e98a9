import { describe, expect, test } from 'vitest';
import { verdictOn } from '#model/prove/checks.ts';
import { ourContent } from './our-workshops.ts';
import { typed } from './typed.ts';

const { workshops, problems } = ourContent;
const lessons = workshops.flatMap((workshop) => workshop.lessons);

/** `cat > NAME <<'EOF'`, the text, `EOF`: what a command of a lesson writes to a file. */
function writtenFile(run: string): { name: string; text: string } | undefined {
  const [first = '', ...lines] = run.split('\n');
  const start = 'cat > ';
  const end = " <<'EOF'";
  if (!first.startsWith(start) || !first.endsWith(end) || lines.at(-1) !== 'EOF') return undefined;
  return {
    name: first.slice(start.length, -end.length),
    text: `${lines.slice(0, -1).join('\n')}\n`,
  };
}

const written = lessons.flatMap((lesson) =>
  Object.values(lesson.commands).flatMap(({ run }) =>
    run.flatMap((text) => {
      const file = writtenFile(text);
      return file === undefined ? [] : [{ lesson: lesson.name, ...file }];
    }),
  ),
);

const shown = lessons.flatMap((lesson) =>
  Object.values(lesson.manifests).map(({ file, text }) => ({
    lesson: lesson.name,
    name: file.split('/').at(-1) ?? file,
    text,
  })),
);

test('our own workshops are without problems', () => {
  expect(problems).toEqual([]);
});

describe('the example of a check is accepted below the command that prints it, or one that does as well', () => {
  const shownBelow = workshops.flatMap(({ variables, lessons: taught }) =>
    taught.flatMap(({ name, checks }) =>
      Object.entries(checks).flatMap(([id, { check }]) =>
        [check.command, ...(check.alternatives ?? [])].flatMap((command) =>
          command === undefined || check.example === undefined
            ? []
            : [
                {
                  name,
                  id,
                  check,
                  text: `${typed(command, variables)}\n${check.example}`,
                  variables,
                },
              ],
        ),
      ),
    ),
  );

  test.each(shownBelow)('$name: $id', ({ check, text, variables }) => {
    expect(verdictOn(text, check, variables).verdict).toBe('met');
  });
});

describe('a file that a command writes is the one that is explained', () => {
  const both = shown.flatMap((manifest) => {
    const file = written.find(
      ({ lesson, name }) => lesson === manifest.lesson && name === manifest.name,
    );
    return file === undefined ? [] : [{ ...manifest, told: file.text }];
  });

  test('there are such files', () => {
    expect(both.map(({ name }) => name)).toContain('default-deny.yaml');
  });

  test.each(both)('$lesson: $name', ({ text, told }) => {
    expect(told).toBe(text);
  });
});

describe('the cluster of the workshop is the same in every lesson that creates it with kind', () => {
  const withKind = lessons.filter(({ commands }) => commands['kind-config'] !== undefined);

  test.each(['kind-config', 'create-cluster'])('%s', (id) => {
    const told = withKind.map(({ commands }) => commands[id]?.run.join('\n'));
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told).size).toBe(1);
  });
});
