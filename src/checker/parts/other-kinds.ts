/** Kinds besides Pods, nodes and workloads, custom resources among them: how they are printed, and when they are ready. */
export { isColumn, mendedColumn, spacedColumns, spacedParts } from '#checker/columns/names.ts';
export { isSameOther, kindByWord, otherKind } from '#checker/columns/other-kinds.ts';
export { otherShape } from '#checker/columns/other-shapes.ts';
export { isOnlyListed, judgeOther } from '#checker/kinds/other-kinds.ts';
export { otherPrinters } from '#checker/reading/other-printers.ts';
