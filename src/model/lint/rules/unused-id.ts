import { constantUses } from '#transforms/constants.ts';
import { shownParts } from '#transforms/lesson/components.ts';
import { attributeText } from '#transforms/lesson/nodes.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import type { LessonSources, WorkshopSources } from '#model/load/sources.ts';
import { sharedParts } from '#model/schema/lesson.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import type { WorkshopYaml } from '#model/schema/workshop.ts';
import type { YamlFile } from '#model/load/yaml-file.ts';

export const unusedId: Rule = {
  severity: 'advice',
  about:
    'Something in lesson.yaml that the lesson shows nowhere, something in shared.yaml that no lesson uses, or a constant, variable or reason of workshop.yaml that is used nowhere. It was forgotten, or is left over.',
  wrong: {
    lang: 'yaml',
    text: 'commands:\n  get-nodes: { run: [kubectl get nodes] }   # no <Command id="get-nodes">',
  },
  right: { lang: 'mdx', text: '<Command id="get-nodes" />' },
  *find(workshop) {
    const { data, lessons, shared } = workshop;
    for (const lesson of lessons) yield* unusedIn(lesson, data.source);
    yield* unusedOfWorkshop(workshop);
    if (shared === undefined) return;
    for (const part of sharedParts) {
      for (const id of Object.keys(shared.written[part] ?? {})) {
        if (lessons.some((lesson) => lesson.shared.has(`${part} ${id}`))) continue;
        yield {
          place: shared.yaml.placeOfKey([part, id]),
          message: `No lesson uses "${id}" of \`${part}\`.`,
          hint: 'Use it by its id, or take it out.',
        };
      }
    }
  },
};

/** What workshop.yaml has for its lessons, by how they use it. A file that cannot be read might use all of it. */
function* unusedOfWorkshop({ yaml, data, lessons, shared }: WorkshopSources): Generator<Found> {
  const files = lessons.flatMap((lesson) => lesson.files);
  const isUnread = files.some(({ failure }) => failure !== undefined && failure.is !== 'missing');
  if (lessons.length === 0 || isUnread || lessons.some((lesson) => lesson.data === undefined))
    return;
  const all = [...files.map(({ text }) => text ?? ''), shared?.yaml.text ?? ''].join('\n');
  // A constant may be used by another one.
  const constants = new Set(constantUses(`${all}\n${yaml.text}`).map(({ name }) => name));
  const written = { ...data, ...(yaml.value as Pick<WorkshopYaml, 'constants'>) };
  const isUsed = {
    constants: (name: string) => constants.has(name),
    variables: (name: string) => isWordOf(all, name),
    reasons: (name: string) => isWordOf(all, name),
  };
  for (const part of ['constants', 'variables', 'reasons'] as const) {
    for (const name of Object.keys(written[part] ?? {})) {
      if (isUsed[part](name)) continue;
      yield {
        place: yaml.placeOfKey([part, name]),
        message: `No lesson uses "${name}" of \`${part}\`.`,
        hint: 'Use it by its name, or take it out.',
      };
    }
  }
}

const isWordOf = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text);

function* unusedIn({ yaml, data, proses }: LessonSources, source: string): Generator<Found> {
  const prose = proses.find(({ locale }) => locale === source);
  if (yaml === undefined || data === undefined || prose?.root === undefined) return;
  // What only a translation shows is an error there.
  const shown = new Set(
    proses
      .flatMap(nodesOf)
      .map(({ node }) => `${node.name ?? ''} ${attributeText(node, 'id') ?? ''}`),
  );
  const { check, bring = [] } = data.startsFrom ?? {};
  const checks = Object.values(data.checks ?? {});
  const elsewhere: Readonly<Record<string, readonly (string | undefined)[]>> = {
    commands: [...bring, ...checks.map(({ command }) => command)],
    outputs: checks.map(({ output }) => output),
    checks: [check],
  };
  for (const [element, part] of Object.entries(shownParts)) {
    for (const id of Object.keys(data[part] ?? {})) {
      if (shown.has(`${element} ${id}`) || elsewhere[part]?.includes(id)) continue;
      yield {
        place: yaml.placeOfKey([part, id]),
        message: `"${id}" of \`${part}\` is shown nowhere in the lesson.`,
        hint: `Write <${element} id="${id}"> where it belongs, or take it out.`,
      };
    }
  }
  yield* unusedManifests(yaml, data);
}

function* unusedManifests(yaml: YamlFile, data: LessonYaml): Generator<Found> {
  const shown = new Set(Object.values(data.walkthroughs ?? {}).map(({ manifest }) => manifest));
  const commands = Object.values(data.commands ?? {}).flatMap(({ run }) => run);
  for (const [id, { file }] of Object.entries(data.manifests ?? {})) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (shown.has(id) || commands.some((command) => command.includes(name))) continue;
    yield {
      place: yaml.placeOfKey(['manifests', id]),
      message: `No walkthrough and no command uses the manifest "${id}".`,
      hint: 'Explain it in a walkthrough, apply it in a command, or take it out.',
    };
  }
}
