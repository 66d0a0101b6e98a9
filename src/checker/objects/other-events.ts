/** What a paste says about objects besides the rows of its tables. */
import type { Finding, ReadObject, Reading } from '#checker/types.ts';
import type { LastStates } from './last-states.ts';
import { mayMention, mentionIn } from './mentions.ts';
import { applyMention } from './spoken.ts';
import type { PasteEvent, Subject } from './subject.ts';
import { commandAbove } from './superseded.ts';
import { parsed } from './typed-commands.ts';

/** Objects of documents, lines about objects, and objects that kubectl did not find, in the order of the paste. */
export const otherEvents = (
  reading: Reading,
  states: LastStates,
  assumed: string | undefined,
): PasteEvent[] =>
  [
    ...(reading.objects ?? []).map((object) => ({
      line: object.at.line,
      apply: () => {
        states.put(fromDocument(object));
      },
    })),
    ...reading.lines
      .filter(({ text }) => mayMention(text))
      .map((line) => ({
        line: line.at.line,
        apply: () => {
          const mention = mentionIn(line, reading, assumed);
          if (mention) applyMention(mention, states);
        },
      })),
    ...reading.errors.flatMap((error) => {
      const named = namedBy(error, reading);
      const apply = () => {
        if (named) states.remove(named);
      };
      return named && error.at ? [{ line: error.at.line, apply }] : [];
    }),
  ].sort((a, b) => a.line - b.line);

/** The object that kubectl did not find, in the namespace that was typed: what was printed of it before is past. */
function namedBy(
  { code, params, at }: Finding,
  { commands }: Reading,
): Pick<Subject, 'kind' | 'namespace' | 'name'> | undefined {
  if (code !== 'kubectl-not-found') return undefined;
  const typed = at && commandAbove(commands, at.line)?.text;
  const namespace = typed === undefined ? undefined : parsed(typed).namespace;
  return { kind: String(params['kind']), namespace, name: String(params['name']) };
}

function fromDocument(object: ReadObject): Subject {
  const { kind, namespace, name, cells, at, command } = object;
  const judgement = { ...object, deciding: [] };
  const known = { cut: false, agreed: true, row: undefined, spoken: false };
  return { kind, namespace, name, cells, at, command, judgement, ...known };
}
