/** What a check asks for, as phrases, for the criteria of a page. */
export { columnsPhrase, countPhrase, linePhrase, patternPhrase } from '#checker/verdict/phrased.ts';
