import { describe, expect, test } from 'vitest';
import { everythingReady } from '#checker/check.ts';
import { verdictOn } from './pasted.ts';
import { scenes, truthOf, type Scene } from './recorded.ts';

/** A Pod on a lost node still prints `1/1 Running`: the print cannot show it. */
const printsMore = ({ scene }: Scene, command: string): boolean =>
  /node-lost|nodes-all-states/.test(scene) && /\b(?:pods?|po|all)\b/.test(command);

/** Forms that leave the deciding columns or other objects out: right in the cluster, but nothing shows it. */
const showsLess = (command: string): boolean =>
  /-o name|custom-columns|server-print=false|nope|db-9|\| (?:awk|cut|grep|head|tail|sort)|a grep$/.test(
    command,
  );

/** A quoted document is not read as one, and rows without header are only known below their command. */
const documentStart = /^(?:apiVersion:|---\n\{|\{\n)/;
const headerLine = /^(?:NAMESPACE +)?NAME +[A-Z]/m;

const ways: readonly [string, (command: string, text: string) => string][] = [
  ['as printed', (_, text) => text],
  ['below the typed command', (command, text) => `ana@lab:~$ ${command}\n${text}ana@lab:~$ `],
  [
    'with CRLF and quoted',
    (command, text) =>
      `$ ${command}\n${text}`
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\r\n'),
  ],
];

describe.each(ways)('recorded output, %s', (way, disguise) => {
  test.each(scenes.map((scene) => [scene.scene, scene] as const))('%s', (_, scene) => {
    for (const output of scene.outputs) {
      const { command, text } = output;
      const pasted = command.startsWith('terminal') ? text : disguise(command, text);
      const truth = truthOf(scene, output);
      const { verdict } = verdictOn(pasted, everythingReady);
      const what = `${command}\n${text.slice(0, 2_000)}`;
      if (truth === false && !printsMore(scene, command)) expect(verdict, what).not.toBe('met');
      const isDocument = documentStart.test(text);
      const told =
        way === 'below the typed command' ||
        (isDocument ? way === 'as printed' : headerLine.test(text));
      if (truth === true && told && !showsLess(command)) expect(verdict, what).toBe('met');
    }
  });
});

test('the truth is known of most outputs, and of both sorts of it', () => {
  const truths = scenes.flatMap((scene) => scene.outputs.map((output) => truthOf(scene, output)));
  expect(truths.filter((truth) => truth === true).length).toBeGreaterThan(100);
  expect(truths.filter((truth) => truth === false).length).toBeGreaterThan(200);
});
