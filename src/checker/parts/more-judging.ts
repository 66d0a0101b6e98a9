/** What a check can ask besides that objects are ready, and what a paste can say besides the rows of one listing. */
export { judgeAbsence } from '#checker/judging/absent.ts';
export { climbing, sinceBefore } from '#checker/judging/compare.ts';
export { tryCondition } from '#checker/judging/conditions.ts';
export { isZeroAsked, judgeCount, wantedOf } from '#checker/judging/counting.ts';
export { everyError, otherErrors, standingErrors } from '#checker/judging/errors.ts';
export { globMatches } from '#checker/judging/glob.ts';
export { judgeLines } from '#checker/judging/lines.ts';
export { notListed } from '#checker/judging/not-listed.ts';
export { onceEach } from '#checker/judging/once-each.ts';
export { otherEvents } from '#checker/judging/other-events.ts';
export { judgeRows } from '#checker/judging/rows.ts';
export { supersededTables } from '#checker/judging/superseded.ts';
export { totalOfSeveral } from '#checker/judging/total.ts';
export { unrelated } from '#checker/judging/unrelated.ts';
export { unknownKind } from '#checker/judging/unknown-kind.ts';
export { unreadNear, withUnread } from '#checker/judging/unread-rows.ts';
