import { dirname, join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Name } from './offer.ts';
import { partNames } from '#model/schema/lesson.ts';
import type { PartName } from '#model/schema/lesson.ts';
import type { ComponentRule } from '#transforms/lesson/components.ts';
import { attributeOf, elementsOf, parseSvg } from '#transforms/svg/parse-svg.ts';
import { findDocument } from '#transforms/yaml-path/find-document.ts';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';

/** The files of a project as they are in the editor, or else on the disk. */
export interface Files {
  /** Undefined where there is no such file. */
  read(path: string): string | undefined;
  /** The folders in a folder. */
  folders(path: string): readonly string[];
}

/** What a lesson and its workshop give names to. */
export interface Names {
  /** What stands in lesson.yaml or shared.yaml, by part. */
  parts: Readonly<Record<PartName, readonly Name[]>>;
  /** The steps of a walkthrough, the answers of a question, the labels of a diagram. */
  within(part: PartName, id: string): readonly Name[];
  /** Of workshop.yaml. */
  constants: readonly Name[];
  variables: readonly Name[];
  reasons: readonly Name[];
  environments: readonly Name[];
  lessons: readonly Name[];
  /** The components of the project, as components.yaml declares them: their attributes. */
  ownComponents: Readonly<Record<string, ComponentRule['attributes']>>;
  /** The YAML paths of the manifest that a walkthrough goes through. */
  paths(walkthrough: string): readonly Name[];
}

type Data = Readonly<Record<string, unknown>>;

/** `folder` is that of a lesson, or of a workshop for its own files. What is half written or wrong names what it can. */
export function namesOf(folder: string, workshop: string, files: Files): Names {
  const dataOf = (path: string): Data => record(valueOf(files.read(path) ?? ''));
  const lesson = folder === workshop ? {} : dataOf(join(folder, 'lesson.yaml'));
  const shared = dataOf(join(workshop, 'shared.yaml'));
  const data = dataOf(join(workshop, 'workshop.yaml'));
  const texts = (value: unknown): readonly Name[] =>
    Object.entries(record(value)).map(([name, each]) => named(name, firstText(each)));
  const declared = dataOf(join(dirname(workshop), 'components.yaml'))['components'];
  return {
    parts: Object.fromEntries(
      partNames.map((part) => [
        part,
        Object.entries({ ...record(shared[part]), ...record(lesson[part]) }).map(([name, entry]) =>
          named(name, aboutPart[part]?.(record(entry))),
        ),
      ]),
    ) as Record<PartName, Name[]>,
    within: (part, id) => {
      const entry = record(record(lesson[part])[id]);
      if (part === 'diagrams') return labelsIn(files.read(join(folder, String(entry['file']))));
      if (part === 'questions') return texts(entry['answers']);
      return list(entry['steps']).flatMap((step) => {
        const { id: name, at } = record(step);
        return typeof name === 'string' ? named(name, textOf(at)) : [];
      });
    },
    constants: texts(data['constants']),
    variables: Object.entries(record(data['variables'])).map(([name, each]) =>
      named(name, textOf(record(each)['example'])),
    ),
    reasons: texts(data['reasons']),
    environments: texts(data['environments']),
    lessons: files
      .folders(workshop)
      .filter((name) => files.read(join(workshop, name, 'lesson.yaml')) !== undefined)
      .map((name) => named(name, undefined)),
    ownComponents: Object.fromEntries(
      Object.entries(record(declared)).map(([name, each]) => [
        name,
        attributesOf(record(record(each)['props'])),
      ]),
    ),
    paths: (id) => {
      const { manifest, doc } = record(record(lesson['walkthroughs'])[id]);
      const find = (data: Data, at: string): string | undefined => {
        const file = textOf(record(record(data['manifests'])[String(manifest)])['file']);
        return file === undefined ? undefined : files.read(join(at, file));
      };
      const text = find(lesson, folder) ?? find(shared, join(workshop, 'shared'));
      return pathsOf(text ?? '', textOf(doc));
    },
  };
}

/** Attributes as components.yaml declares them. */
const attributesOf = (props: Data): ComponentRule['attributes'] =>
  Object.fromEntries(
    Object.entries(props).map(([name, each]) => {
      const { type, values, required } = record(each);
      const words = type === 'flag' ? [] : list(values).map(String);
      return [
        name,
        {
          needed: required === true,
          ...(type === 'flag' || words.length > 0 ? { values: words } : {}),
        },
      ];
    }),
  );

/** What is said of an entry beside its id. */
const aboutPart: Partial<Record<PartName, (entry: Data) => string | undefined>> = {
  commands: ({ run }) => list(run).map(String).join('\n'),
  outputs: ({ text }) => textOf(text),
  manifests: ({ file }) => textOf(file),
  walkthroughs: ({ manifest }) => textOf(manifest),
  checks: ({ command }) => textOf(command),
  diagrams: ({ file }) => textOf(file),
};

function labelsIn(svg: string | undefined): readonly Name[] {
  const parsed = parseSvg(svg ?? '');
  const labels = parsed.ok
    ? [...elementsOf(parsed.root)].flatMap((each) => attributeOf(each, 'data-label') ?? [])
    : [];
  return [...new Set(labels)].map((name) => named(name, undefined));
}

const named = (name: string, about: string | undefined): Name =>
  about === undefined || about === '' ? { name } : { name, about };

/** The value of YAML that somebody is writing: what of it can be read. */
function valueOf(text: string): unknown {
  try {
    return parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).toJS();
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trimEnd() : undefined;

/** A text, or that of the first language. */
const firstText = (value: unknown): string | undefined =>
  textOf(value) ?? textOf(Object.values(record(value))[0]);

/** The YAML paths of a manifest, each with its value where that is a word: of one document of several. */
function pathsOf(text: string, doc: string | undefined): readonly Name[] {
  const found = findDocument(readYamlText(text), doc);
  return found.ok ? [...below(found.document.contents, '')] : [];
}

function* below(node: unknown, path: string): Generator<Name> {
  if (isScalar(node)) {
    if (path !== '') yield { name: path, about: String(node.value) };
    return;
  }
  if (path !== '') yield { name: path };
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key);
      yield* below(
        value,
        isBare(name) ? `${path}${path === '' ? '' : '.'}${name}` : `${path}["${name}"]`,
      );
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const name: unknown = isMap(item) ? item.get('name') : undefined;
      const isNamed = typeof name === 'string' && isBare(name);
      yield* below(item, `${path}[${isNamed ? `name=${name}` : String(index)}]`);
    }
  }
}

/** It stands in a path as it is. */
const isBare = (word: string): boolean => /^[\w-]+$/.test(word);
