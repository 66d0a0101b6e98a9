import type { Expectation, LineExpectation } from '#model/types.ts';
import type { Translator } from '#i18n/translator.ts';
import { hasNoReadiness } from '#model/no-readiness.ts';

/** What an expectation asks for, as a phrase: the criteria that a reader without scripts compares by eye. */
export function expectationText(expectation: Expectation, t: Translator): string {
  const what = withColumns(withCount(subject(expectation, t), expectation, t), expectation, t);
  if (expectation.absent) return t('expects.absent', { what });
  // Of what has no readiness, an author who writes `ready: true` asks that it is there.
  if (expectation.ready === true && !hasNoReadiness(expectation.kind ?? ''))
    return t('expects.ready', { what });
  if (expectation.ready === false) return t('expects.notReady', { what });
  return expectation.columns || expectation.table || expectation.where
    ? what
    : t('expects.listed', { what });
}

/** The same for a line of output. */
export function lineExpectationText(expectation: LineExpectation, t: Translator): string {
  const { line, ends, after, absentLine, times, only } = expectation;
  if (absentLine !== undefined) return t('expects.absentLine', { line: absentLine });
  const there = ends
    ? t('expects.lineEnds', { line: line ?? '', ends: ends.join(t('expects.separator')) })
    : t('expects.line', { line: line ?? '' });
  const counted =
    times === undefined ? there : t('expects.lineTimes', { what: there, number: times });
  const what = only ? t('expects.lineOnly', { what: counted }) : counted;
  return after === undefined ? what : t('expects.after', { what, command: after });
}

function subject({ kind = '', name, match, namespace, table, where }: Expectation, t: Translator) {
  const separator = t('expects.separator');
  const conditions = Object.entries(where ?? {})
    .map(([column, condition]) => `${column} ${conditionText(condition, t)}`)
    .join(separator);
  if (table) {
    // The headers only tell the table from others: what its rows must say is the criterion.
    return conditions === ''
      ? t('expects.table', { columns: table.join(separator) })
      : t('expects.rows', { conditions });
  }
  const what =
    name !== undefined
      ? t('expects.named', { kind, name })
      : match !== undefined
        ? t('expects.matching', { kind, name: match })
        : t('expects.all', { kind });
  const chosen = conditions === '' ? what : t('expects.where', { what, conditions });
  return namespace === undefined ? chosen : t('expects.in', { what: chosen, namespace });
}

/** Signs of `count`, and the words for them; a strict sign is the next whole number. */
const counts = {
  '>=': ['atLeast', 0],
  '>': ['atLeast', 1],
  '<=': ['atMost', 0],
  '<': ['atMost', -1],
} as const;

function withCount(what: string, expectation: Expectation, t: Translator): string {
  const { kind, where, ready, columns } = expectation;
  // `where` alone asks for one such object.
  const isAny = kind !== undefined && where && ready === undefined && !columns;
  const count = expectation.count ?? (isAny ? '>= 1' : undefined);
  if (count === undefined) return what;
  const [, sign = '', digits = ''] = /^(>=|<=|>|<)?\s*(\d+)$/.exec(String(count)) ?? [];
  const [word, shift] = counts[sign as keyof typeof counts] ?? ['exactly', 0];
  return t(`expects.${word}`, { what, number: Number(digits) + shift });
}

function withColumns(what: string, { columns = {} }: Expectation, t: Translator): string {
  return Object.entries(columns).reduce(
    (text, [column, condition]) =>
      t('expects.column', { what: text, column, condition: conditionText(condition, t) }),
    what,
  );
}

/** Signs read the same in every language; the conditions that are words do not. */
function conditionText(condition: string, t: Translator): string {
  const [, word, operand = ''] = /^(matches|one of|includes) (.*)$/.exec(condition.trim()) ?? [];
  if (word === 'matches') return t('expects.matches', { pattern: operand });
  if (word === 'includes') return t('expects.includes', { item: operand });
  if (word === undefined) return condition;
  const values = operand.split(',').map((value) => value.trim());
  return t('expects.oneOf', { values: values.join(t('expects.separator')) });
}
