/** Every code a finding can have. `i18n/findings/*` has words for each, in every locale, or it does not compile. */
export type FindingCode = 'no-table';
