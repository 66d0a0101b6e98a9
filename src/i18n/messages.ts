import type { Unfillable } from './catalogue.ts';
import { localeCodes, locales, type Locale } from './locales.ts';

type Messages = Readonly<Record<string, string>>;
export type LocaleParts = Readonly<Record<'ui' | 'findings' | 'report' | 'cli', Messages>>;

const loaded = await Promise.all(
  localeCodes.map(async (locale) => [locale, (await locales[locale].load()).default] as const),
);

/** Every message of every locale: for builds and the command line. An engine in the browser has one language. */
export const messages = Object.fromEntries<LocaleParts>(loaded) as Readonly<
  Record<Locale, LocaleParts>
>;

type FindingsOf<L extends Locale> = Awaited<
  ReturnType<(typeof locales)[L]['load']>
>['default']['findings'];
type Unfilled = { [L in Locale]: Unfillable<FindingsOf<L>> }[Locale];

/** True, or this line does not compile and names the keys whose text has a `{{param}}` that no finding fills in. */
export const everyParamIsFilled: [Unfilled] extends [never] ? true : Unfilled = true;
