/** What a check asks for, as phrases, for the criteria of a page. */
export { columnsPhrase, countPhrase, linePhrase, patternPhrase } from '#checker/verdict/phrased.ts';

/** Whether to be listed is all that a check can demand of a kind. */
export { isListed } from '#checker/kinds/index.ts';
