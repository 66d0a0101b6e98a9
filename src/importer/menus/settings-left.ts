import { parse } from 'yaml';
import type { Note } from '#importer/note.ts';
import { isEducatesMenu } from './educates.ts';
import { isCourse, isScenario } from './killercoda.ts';
import { isData } from './menu.ts';
import type { MenuFile } from './menu.ts';

/** A value of a settings file, and the keys that lead to it: `details.steps.[].title`. */
interface Setting {
  keys: string;
  value: string | number | boolean;
}

/** What is read of the files that describe a scenario or a course of Killercoda, and a workshop of Educates. */
const read = {
  scenario:
    /^(?:title|time|description|details\.(?:intro|steps\.\[\]|finish)\.(?:title|text|answer|background|foreground|courseData|code|verify)|details\.assets\.\w+\.\[\]\.(?:file|target))$/,
  course: /^(?:items\.\[\]\.path|courses\.\[\]\.course_id)$/,
  educates:
    /^(?:name|modules\.activate\.\[\]|modules\.[^.]+\.name|modules\.\[\](?:\.name|\.title)?|pathways\.paths\.[^.]+\.(?:title|(?:modules|steps)\.\[\](?:\.name|\.title)?))$/,
};

/** Of the description of a workshop to a cluster, what is for people, and what their commands read: all else is for the platform. */
const forPeople =
  /^spec\.(?:description|duration|difficulty|vendor|authors\.\[\]|tags\.\[\]|url|session\.env\.\[\]\.(?:name|value))$/;

/** One note on all that such a file says and no lesson has a place for, and one on the files that learners are given. */
export function settingsLeft(file: MenuFile): Note[] {
  const left = leftIn(file);
  const files = givesFiles(file) ? [filesNote] : [];
  if (left.length === 0) return files;
  const listed = left.map(({ keys, value }) => `${keys.replaceAll('.[]', '[]')}: ${value}`);
  return [
    ...files,
    {
      ...{ line: 1, code: 'front-matter', about: 'settings of a workshop' },
      unsure: `A workshop has no place for this of its settings: ${listed.join('; ')}.`,
      did: 'I left it out.',
      look: 'Say in the prose what readers need of it.',
    },
  ];
}

/** Whether a workshop of Educates brings its repository, or an image of it, to the home of learners. */
function givesFiles({ path, text }: MenuFile): boolean {
  const data = isEducatesMenu(path) ? dataIn(text) : undefined;
  const isGiven = ({ keys }: Setting): boolean =>
    /^spec\.(?:workshop|content)\.(?:files|image|packages)\b/.test(keys);
  return isData(data) && data['kind'] === 'Workshop' && settingsIn(data, '').some(isGiven);
}

const filesNote: Note = {
  ...{ line: 1, code: 'left-out', about: 'the files of a workshop' },
  unsure: 'The old site put the files of the workshop on the machine of learners.',
  did: 'I left them out: a lesson brings no files there.',
  look: 'Say where learners get them, or write commands that fetch or make them.',
};

function leftIn({ path, text }: MenuFile): Setting[] {
  const data = dataIn(text);
  const all = settingsIn(data, '');
  const without = (known: RegExp): Setting[] => all.filter(({ keys }) => !known.test(keys));
  if (!isData(data)) return [];
  if (isScenario(path))
    return isData(data['details']) ? without(read.scenario).filter(isOther) : [];
  if (isCourse(path))
    return Array.isArray(data['items'] ?? data['courses']) ? without(read.course) : [];
  if (!isEducatesMenu(path)) return [];
  if (data['kind'] === 'Workshop') return all.filter(({ keys }) => forPeople.test(keys));
  return data['modules'] === undefined && data['pathways'] === undefined
    ? []
    : without(read.educates);
}

/** A machine with nothing of its own is what each learner has. */
const isOther = ({ keys, value }: Setting): boolean =>
  keys !== 'backend.imageid' || !/^ubuntu(?:[:-][\w.]+)?$/.test(String(value));

function settingsIn(value: unknown, keys: string): Setting[] {
  const below = (key: string): string => (keys === '' ? key : `${keys}.${key}`);
  if (Array.isArray(value)) return value.flatMap((each) => settingsIn(each, below('[]')));
  if (isData(value))
    return Object.entries(value).flatMap(([key, each]) => settingsIn(each, below(key)));
  const isSaid =
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.trim() !== '');
  return isSaid ? [{ keys, value: typeof value === 'string' ? value.trim() : value }] : [];
}

function dataIn(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}
