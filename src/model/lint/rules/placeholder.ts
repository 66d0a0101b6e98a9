import { replacedByHand } from '#transforms/by-hand.ts';
import type { ByHand } from '#transforms/by-hand.ts';
import { constantUses } from '#transforms/constants.ts';
import { readShell } from '#transforms/shell.ts';
import { commandsIn, commandsOf } from '#model/lint/commands.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { yamlSources } from '#model/lint/yaml-sources.ts';

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
      const replaced = replacedByHand(command.text, 'command');
      // A constant that is unknown is a mistake of its own.
      const others = replaced.filter(({ text }) => constantUses(text).length === 0);
      yield* found(command, others);
    }
    for (const lesson of workshop.lessons) {
      const runs = commandsIn(lesson).map(({ text }) => text);
      for (const source of yamlSources(lesson)) {
        if (source.kind === 'manifest')
          yield* found(source, replacedByHand(source.text, 'manifest', runs));
      }
    }
  },
};

function* found(
  source: { from: number; placeOf(offset: number): Found['place'] },
  replaced: readonly ByHand[],
): Generator<Found> {
  for (const { text, offset } of replaced) {
    yield {
      place: source.placeOf(offset),
      from: source.from,
      message: `"${text}" is to be replaced by hand.`,
      hint: 'Declare a variable in workshop.yaml and use it as "${NAME:?}", or write a value that works.',
    };
  }
}
