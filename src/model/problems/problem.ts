import type { Problem } from '#model/types.ts';
import { catalogue } from './catalogue.ts';

type ProblemCode = keyof typeof catalogue;

type Params<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]>[0];

/** A place in a file of the content: path from the project's root, line and column from 1. */
export interface ProblemPlace {
  file: string;
  line: number;
  column: number;
}

/** Takes note of a problem; reading goes on, so that all problems are told at once. */
export type Report = <Code extends ProblemCode>(
  code: Code,
  place: ProblemPlace,
  params: Params<Code>,
) => void;

/** A report that collects into `problems`; the same problem at the same place is kept once. */
export function collector(): { report: Report; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: Report = (code, place, params) => {
    const say = catalogue[code] as (params: unknown) => { message: string; hint: string };
    const { file, line, column } = place;
    const problem = { file, line, column, code, ...say(params) };
    if (!problems.some((each) => isSame(each, problem))) problems.push(problem);
  };
  return { report, problems };
}

const isSame = (a: Problem, b: Problem): boolean =>
  a.file === b.file && a.line === b.line && a.column === b.column && a.message === b.message;
