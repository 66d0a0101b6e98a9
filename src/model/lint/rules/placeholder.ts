import { readShell } from '#transforms/shell.ts';
import { commandsOf } from '#model/lint/commands.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { yamlSources } from '#model/lint/yaml-sources.ts';

/** `<NAME>` in a manifest, `<your-name>` in quotes of a command, `YOUR_NAME` and the like anywhere. */
const inQuotes = /<(?:your|my)[ _-][\w -]{1,40}>|<[\w-]{0,40}(?:name|password|token|address)>/i;
const inYaml = /<[a-z][\w-]{1,40}>/i;
const anywhere = /\b(?:YOUR|MY)[_-][A-Z][A-Z_-]*|\b(?:REPLACE[_-]?ME|CHANGE[_-]?ME|TODO)\b/;

export const placeholder: Rule = {
  severity: 'advice',
  about:
    'Something in a command or a manifest that the learner would have to replace by hand. What is copied must work: what the learner chooses is a variable.',
  wrong: { lang: 'yaml', text: 'label: { run: [kubectl label nodes YOUR_NODE lab=calico] }' },
  right: {
    lang: 'yaml',
    text: `label: { run: ['kubectl label nodes "\${NODE_NAME:?}" lab=calico'] }`,
  },
  *find(workshop) {
    for (const command of commandsOf(workshop)) {
      // One outside quotes stops the build.
      if (readShell(command.text).placeholders.some(({ isQuoted }) => !isQuoted)) continue;
      yield* found(command, [inQuotes, anywhere]);
    }
    for (const lesson of workshop.lessons) {
      for (const source of yamlSources(lesson)) {
        if (source.kind === 'manifest') yield* found(source, [inYaml, anywhere]);
      }
    }
  },
};

function* found(
  source: { text: string; from: number; placeOf(offset: number): Found['place'] },
  patterns: readonly RegExp[],
): Generator<Found> {
  for (const pattern of patterns) {
    const match = pattern.exec(source.text);
    if (match === null) continue;
    yield {
      place: source.placeOf(match.index),
      from: source.from,
      message: `"${match[0]}" is to be replaced by hand.`,
      hint: 'Declare a variable in workshop.yaml and use it as "${NAME:?}", or write a value that works.',
    };
  }
}
