/** Whatever a table of kubectl can look like after terminals, tools and people have had it, and what is no table. */
export { elideRows, readBadRow } from '#checker/reading/bad-row.ts';
export { cleanLine } from '#checker/reading/clean-line.ts';
export { expandAlias } from '#checker/reading/alias.ts';
export { joinedHeader } from '#checker/reading/broken-header.ts';
export { kubectlError } from '#checker/reading/kubectl-errors.ts';
export { longCommandReader } from '#checker/reading/long-command.ts';
export { oddCells } from '#checker/reading/odd-cells.ts';
export { oddHeader } from '#checker/reading/odd-header.ts';
export { readHeadlessRow } from '#checker/reading/read-headless.ts';
export { readOutput } from '#checker/reading/output-line.ts';
export { takeBrokenRow } from '#checker/reading/broken-row.ts';
