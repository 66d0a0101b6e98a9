/** What the words of findings must be: a code without words, or words without a code, does not compile. */
import type { FindingCode, FindingParams } from '#checker/findings.ts';
import type { VerdictWord } from '#checker/types.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Codes with a parameter `count`: their words have one key per plural form of the locale. */
type Counted = {
  [C in FindingCode]: FindingParams[C] extends { count: number } ? C : never;
}[FindingCode];

type VerdictKey = `verdict.${VerdictWord}` | `verdict.${VerdictWord}.detail`;

/** All words of a locale whose plural forms are `F`. `{{param}}` is filled in; there is no markup. */
export type FindingWords<F extends PluralForm> = Readonly<
  Record<Exclude<FindingCode, Counted> | `${Counted}_${F}` | VerdictKey, string>
>;

/** The `{{param}}`s of a text. */
type Holes<T extends string> = T extends `${string}{{${infer Param}}}${infer Rest}`
  ? Param | Holes<Rest>
  : never;

type CodeOf<K> = K extends `${infer C extends Counted}_${PluralForm}` ? C : K;

type ParamsOf<K> = CodeOf<K> extends FindingCode ? keyof FindingParams[CodeOf<K>] : never;

/** Keys whose text asks for a parameter that the finding does not have. */
export type Unfillable<W extends Readonly<Record<string, string>>> = {
  [K in keyof W]: Exclude<Holes<W[K]>, ParamsOf<K>> extends never ? never : K;
}[keyof W];
