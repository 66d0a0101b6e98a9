/**
 * `readyroom/checker`: judges what kubectl printed. One call takes the pasted text and a check and gives a verdict:
 * codes and parameters, never sentences.
 */
export { check, everythingReady } from './check.ts';
export type { Finding, FindingCode, FindingParams, Place } from './findings.ts';
export type { Param, Phrase, PhraseCode, PhraseParams } from './phrases.ts';
export type {
  AssessedObject,
  Cell,
  Check,
  Expectation,
  ExpectationVerdict,
  LineExpectation,
  Pasted,
  Row,
  Status,
  Table,
  TypedCommand,
  Verdict,
  VerdictCode,
} from './types.ts';
