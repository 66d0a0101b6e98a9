/** The criteria of a check as sentences: what a reader without scripts compares by eye. */
import { isListed } from '#checker/kinds/index.ts';
import { columnsPhrase, countPhrase, linePhrase, patternPhrase } from '#checker/verdict/phrased.ts';
import type { MessageKey } from '#i18n/catalogue.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Message, Param, Params } from '#i18n/say.ts';
import { translatorFor } from '#i18n/translator.ts';
import type { Expectation, LineExpectation } from '#model/types.ts';

export interface Criterion {
  text: string;
  /** The expectations that it describes: their indexes in `expect` followed by `lines`. */
  of: readonly number[];
}

interface CriteriaSource {
  expect?: readonly Expectation[] | undefined;
  lines?: readonly LineExpectation[] | undefined;
}

/** Every expectation is told of once; alike ones share a sentence, where the first of them stands. */
export function criteriaOf(
  { expect = [], lines = [] }: CriteriaSource,
  locale: Locale,
): Criterion[] {
  const t = translatorFor(locale);
  const statements = [
    ...grouped(expect, sameState).map(({ group, of }) => [expectationMessage(group), of] as const),
    ...grouped(lines, sameShape).map(
      ({ group, of }) => [lineMessage(group), of.map((index) => expect.length + index)] as const,
    ),
  ];
  const only = lines.flatMap((line, index) => (line.only ? [expect.length + index] : []));
  const all =
    only.length > 0 ? [...statements, [message('expects.onlyLines'), only] as const] : statements;
  return all.map(([{ code, params }, of]) => ({ text: t(code, params), of }));
}

/** A message of a page, whose parameters may hold others. */
type Statement = Message & { code: MessageKey };

const message = (code: MessageKey, params: Params = {}): Statement => ({ code, params });

/** Entries with the same key together; what has no key stands alone. */
function grouped<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string | undefined,
): { group: readonly [T, ...T[]]; of: readonly number[] }[] {
  const groups = new Map<string, { group: [T, ...T[]]; of: number[] }>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry) ?? `alone ${index}`;
    const same = groups.get(key);
    if (!same) groups.set(key, { group: [entry], of: [index] });
    else {
      same.group.push(entry);
      same.of.push(index);
    }
  }
  return [...groups.values()];
}

type State = 'ready' | 'notReady' | 'absent' | 'listed' | undefined;

/** The state that the objects must have, apart from their cells. */
function stateOf({ kind = '', ready, absent, columns, where, table, count }: Expectation): State {
  if (table) return undefined;
  if (absent) return 'absent';
  if (ready === false) return 'notReady';
  if (ready) return 'ready';
  if (columns !== undefined || (where !== undefined && count !== undefined)) return undefined;
  return where !== undefined || isListed(kind) ? 'listed' : 'ready';
}

/** The key of single objects of which only one state is asked. */
function sameState(expectation: Expectation): string | undefined {
  const { name, columns, count, where } = expectation;
  return name === undefined || columns || count !== undefined || where
    ? undefined
    : stateOf(expectation);
}

function expectationMessage(group: readonly [Expectation, ...Expectation[]]): Statement {
  const [first] = group;
  const state = stateOf(first);
  if (group.length > 1 && state !== undefined)
    return message(`expects.these.${state}`, { what: objectsOf(group) });
  if (first.table) return rowsMessage(first, first.table);
  return first.name === undefined ? ofSeveral(first, state) : ofOne(first, state);
}

function ofOne(expectation: Expectation, state: State): Statement {
  const what = oneObject(expectation);
  const conditions = expectation.columns && columnsPhrase(expectation.columns);
  if (state === undefined)
    return message('expects.one.cells', { what, conditions: conditions ?? '' });
  const statement = message(`expects.one.${state}`, { what });
  return conditions ? message('expects.and', { statement, conditions }) : statement;
}

function ofSeveral(expectation: Expectation, state: State): Statement {
  const what = kindOf(expectation);
  const conditions = expectation.columns && columnsPhrase(expectation.columns);
  const number = numberCondition(expectation);
  // With conditions or a number it goes without saying that some are listed.
  const statement =
    conditions && (state === undefined || state === 'listed')
      ? message('expects.every.cells', { what, conditions })
      : state !== undefined && !(number && state === 'listed')
        ? message(`expects.every.${state}`, { what })
        : undefined;
  if (!statement)
    return message('expects.number', { what, condition: number ?? countPhrase('>= 1') });
  const whole =
    conditions && state !== undefined && state !== 'listed'
      ? message('expects.andEach', { statement, conditions })
      : statement;
  return number ? message('expects.andNumber', { statement: whole, condition: number }) : whole;
}

function rowsMessage(expectation: Expectation, table: readonly string[]): Statement {
  const { where, columns } = expectation;
  const chosen = where && columnsPhrase(where);
  const conditions = columns && columnsPhrase(columns);
  // The headers only tell the table from others: what its rows must say is the criterion.
  const statement = chosen
    ? conditions
      ? message('expects.everyRowWhere', { chosen, conditions })
      : message('expects.someRowWhere', { chosen })
    : conditions
      ? message('expects.everyRowUnder', { columns: table, conditions })
      : message('expects.someRowUnder', { columns: table });
  const number = numberCondition(expectation);
  return number ? message('expects.andRows', { statement, condition: number }) : statement;
}

/** The number that is asked for; that there is one at all goes without saying. */
function numberCondition({ count }: Expectation): Message | undefined {
  if (count === undefined || /^(?:>= *1|> *0)$/.test(String(count).trim())) return undefined;
  return countPhrase(count);
}

function oneObject({ kind = '', name = '', namespace }: Expectation): Message {
  return namespace === undefined
    ? message('expects.named', { kind, name })
    : message('expects.namedIn', { kind, name, namespace });
}

/** A kind, with everything that narrows down its objects. */
function kindOf({ kind = '', match, namespace, where }: Expectation): Message {
  const named = { code: 'paste.kind', params: { kind } };
  const matching =
    match === undefined
      ? named
      : message('expects.whoseName', { what: named, condition: patternPhrase(match) });
  const placed =
    namespace === undefined
      ? matching
      : match === undefined
        ? { code: 'paste.in', params: { what: named, namespace } }
        : message('expects.in', { what: matching, namespace });
  const conditions = where && columnsPhrase(where);
  return conditions ? message('expects.where', { what: placed, conditions }) : placed;
}

/** Objects by kind and namespace: "Deployment web, api in namespace demo". */
function objectsOf(group: readonly Expectation[]): Param {
  return grouped(group, ({ kind, namespace }) => JSON.stringify([kind, namespace])).map(
    ({ group: [first, ...more] }) => {
      const { kind = '', namespace } = first;
      const names = [first, ...more].map(({ name = '' }) => name);
      const what = { code: 'paste.objects', params: { kind, names } };
      return namespace === undefined ? what : { code: 'paste.in', params: { what, namespace } };
    },
  );
}

/** The text of a line's phrase is the one thing that alike lines do not share. */
function sameShape(entry: LineExpectation): string | undefined {
  const { line, absentLine, ends, after, times } = entry;
  if (times !== undefined) return undefined;
  const { code, params } = linePhrase(absentLine ?? line ?? '');
  return 'text' in params
    ? JSON.stringify([absentLine === undefined, code, ends, after])
    : undefined;
}

function lineMessage(group: readonly [LineExpectation, ...LineExpectation[]]): Statement {
  const [{ line, absentLine, ends, after, times }] = group;
  const texts = group.flatMap((entry) => {
    const { params } = linePhrase(entry.absentLine ?? entry.line ?? '');
    return params['text'] ?? [];
  });
  const phrase = linePhrase(absentLine ?? line ?? '', ends);
  const condition = texts.length > 1 ? withText(phrase, texts) : phrase;
  const code =
    absentLine !== undefined
      ? 'expects.noLine'
      : texts.length > 1
        ? 'expects.eachLine'
        : 'expects.line';
  const there = message(code, { condition });
  const counted =
    times === undefined ? there : message('expects.lineTimes', { statement: there, times });
  return after === undefined
    ? counted
    : message('expects.after', { statement: counted, command: after.replaceAll(/\s+/g, ' ') });
}

/** The phrase with other texts in place of its own, which may stand within the first of two. */
function withText({ code, params }: Message, text: Param): Message {
  const { first } = params;
  return typeof first === 'object' && 'code' in first
    ? { code, params: { ...params, first: withText(first, text) } }
    : { code, params: { ...params, text } };
}
