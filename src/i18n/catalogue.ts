/**
 * What the messages of a locale must be: a key without a message, or a message without a key, does not compile. `F` are the
 * plural forms of the locale's grammar.
 */
import type { FindingCode, FindingParams } from '#checker/findings.ts';
import type { PhraseCode, PhraseParams } from '#checker/phrases.ts';
import type { VerdictCode } from '#checker/types.ts';
import type { cli } from './en/cli.ts';
import type { report } from './en/report.ts';
import type { ui } from './en/ui.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<K> = K extends `${infer B}_${PluralForm}` ? B : K;
type Plurals<E> = Base<Extract<keyof E, `${string}_${PluralForm}`>> & string;
type Plains<E> = Exclude<keyof E, `${string}_${PluralForm}`>;

/** A key of the UI strings as callers use it: plural forms share one. */
export type MessageKey = Base<keyof typeof ui>;

/** Messages with the keys of English and plural forms of their own. */
type Translated<E, F extends PluralForm> = Readonly<
  Record<Plains<E> | `${Plurals<E>}_${F}`, string>
>;
export type UiMessages<F extends PluralForm> = Translated<typeof ui, F>;
export type ReportMessages<F extends PluralForm> = Translated<typeof report, F>;
export type CliMessages<F extends PluralForm> = Translated<typeof cli, F>;

/** Where the number stands behind a colon, or alone, and one message is right for every number. */
type Uncounted = 'more-of-this' | 'pod-completed-again' | 'since-restarted';

/** Other codes with a parameter `count`: their messages have one key per plural form of the locale. */
type Counted = {
  [C in Exclude<FindingCode, Uncounted>]: FindingParams[C] extends { count: number } ? C : never;
}[Exclude<FindingCode, Uncounted>];

type VerdictKey =
  | `verdict.${VerdictCode}`
  | `verdict.${VerdictCode}.detail`
  | 'verdict.met.rows.detail'
  | 'verdict.waiting.act.detail'
  | 'verdict.failed.command.detail'
  | 'verdict.missing.elsewhere.detail';

/** What puts phrases and lists together; `KEY.last` is what stands before the last item of a list within KEY. */
type JoiningKey =
  | 'list.separator'
  | 'list.groups'
  | `${'condition.is' | 'condition.ends' | 'group.alike' | 'paste.objects'}.last`
  | 'group.rest';

/** What is said of a finding or a verdict, or within such a message. */
type FindingKey = FindingCode | 'group.alike' | PhraseCode | VerdictKey | JoiningKey;

/** A key of any message. */
export type AnyKey = MessageKey | FindingKey | Base<keyof typeof report | keyof typeof cli>;

/** All messages of verdicts and findings. `{{param}}` is filled in; there is no markup. */
export type FindingMessages<F extends PluralForm> = Readonly<
  Record<Exclude<FindingKey, Counted> | `${Counted}_${F}`, string>
>;

/** What a locale has, whatever its plural forms: the parts that are loaded apart. */
export interface LocaleMessages {
  /** What pages say. */
  ui: UiMessages<never>;
  /** What is found in a paste; the browser loads this with the engine. */
  findings: FindingMessages<never>;
  /** What stands around findings, loaded with them. */
  report: ReportMessages<never>;
  /** What the command line says besides. */
  cli: CliMessages<never>;
}

/** The `{{param}}`s of a text. */
type Holes<T extends string> = T extends `${string}{{${infer Param}}}${infer Rest}`
  ? Param | Holes<Rest>
  : never;

type CodeOf<K> = K extends `${infer C extends Counted}_${PluralForm}` ? C : K;

/** Findings said together (`finding-groups.ts`). */
interface GroupParams {
  'group.alike': { sentence: string; count: number; names: readonly string[] };
  'group.rest': { number: number };
}
type AllParams = FindingParams & PhraseParams & GroupParams;

type ParamsOf<K> = CodeOf<K> extends keyof AllParams ? keyof AllParams[CodeOf<K>] : never;

/** Keys whose text asks for a parameter that the finding does not have. */
export type Unfillable<W extends Readonly<Record<string, string>>> = {
  [K in keyof W]: Exclude<Holes<W[K]>, ParamsOf<K>> extends never ? never : K;
}[keyof W];
