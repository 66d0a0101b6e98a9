import { basename, extname } from 'node:path';

const alike = [
  ['.yaml', '.yml'],
  ['.mdx', '.md', '.markdown'],
];

/** The file among `expected` that a name was meant to be: lesson.yml, Lesson.yaml, en.md, pt_br.mdx. */
export function intendedName(name: string, expected: readonly string[]): string | undefined {
  return expected.find((each) => {
    const endings = alike.find((endings) => endings.includes(extname(each))) ?? [];
    return (
      name !== each && stem(name) === stem(each) && endings.includes(extname(name).toLowerCase())
    );
  });
}

const stem = (name: string): string =>
  basename(name, extname(name)).toLowerCase().replaceAll('_', '-');
