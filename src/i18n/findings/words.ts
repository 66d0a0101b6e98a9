/** What the words of findings must be: a code without words, or words without a code, does not compile. */
import type { FindingCode, FindingParams } from '#checker/findings.ts';
import type { PhraseCode, PhraseParams } from '#checker/phrases.ts';
import type { VerdictWord } from '#checker/types.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Codes with a parameter `count`: their words have one key per plural form of the locale. */
type Counted = {
  [C in FindingCode]: FindingParams[C] extends { count: number } ? C : never;
}[FindingCode];

type VerdictKey =
  | `verdict.${VerdictWord}`
  | `verdict.${VerdictWord}.detail`
  | 'verdict.waiting.act.detail'
  | 'verdict.failed.command.detail'
  | 'verdict.missing.elsewhere.detail';

/** What puts phrases and lists together; `KEY.last` is what stands before the last item of a list within KEY. */
type JoiningKey =
  | 'list.separator'
  | 'list.groups'
  | `${'condition.is' | 'condition.ends-in' | 'group.alike' | 'paste.objects'}.last`
  | 'group.rest';

/** All words of a locale whose plural forms are `F`. `{{param}}` is filled in; there is no markup. */
export type FindingWords<F extends PluralForm> = Readonly<
  Record<
    | Exclude<FindingCode, Counted>
    | `${Counted | 'group.alike'}_${F}`
    | PhraseCode
    | VerdictKey
    | JoiningKey,
    string
  >
>;

/** The `{{param}}`s of a text. */
type Holes<T extends string> = T extends `${string}{{${infer Param}}}${infer Rest}`
  ? Param | Holes<Rest>
  : never;

type CodeOf<K> = K extends `${infer C extends Counted | 'group.alike'}_${PluralForm}` ? C : K;

/** Findings said together (`group.ts`). */
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
