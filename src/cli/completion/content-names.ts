import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';

/**
 * `readyroom __complete KIND LINE…`: the names of the workshops, lessons or checks of the content that a command line is
 * about. LINE is what was typed so far, for its --content. What cannot be read has no names: nobody waits for an
 * error while typing. Nor has what no name can be: a shell may expand what it is offered.
 */
export function contentNames([kind, ...line]: readonly string[], cwd: string): string[] {
  const content = resolve(cwd, contentOption(line));
  const workshops = foldersWith(content, 'workshop.yaml');
  if (kind === 'workshops') return workshops;
  const lessons = workshops.flatMap((workshop) =>
    foldersWith(join(content, workshop), 'lesson.yaml').map((lesson) => `${workshop}/${lesson}`),
  );
  if (kind === 'lessons') return [...workshops, ...lessons];
  if (kind !== 'checks') return [];
  return lessons.flatMap((lesson) =>
    checksIn(join(content, lesson, 'lesson.yaml')).map((check) => `${lesson}#${check}`),
  );
}

/** Of workshops, lessons and checks. */
const isName = /^[a-z0-9-]+$/;

/** The value of --content; bash gives the `=` of `--content=DIR` as a part of its own. */
function contentOption(line: readonly string[]): string {
  const parts = line.flatMap((part) => part.split('=')).filter((part) => part !== '');
  const index = parts.lastIndexOf('--content');
  return (index === -1 ? undefined : parts[index + 1]) ?? 'content';
}

function foldersWith(folder: string, file: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => isName.test(name))
      .filter((name) => readdirSync(join(folder, name)).includes(file))
      .toSorted();
  } catch {
    return [];
  }
}

function checksIn(file: string): string[] {
  try {
    const [document] = readYamlText(readFileSync(file, 'utf8')).documents;
    const { checks } = document?.toJS() as { checks?: object };
    return Object.keys(checks ?? {}).filter((name) => isName.test(name));
  } catch {
    return [];
  }
}
