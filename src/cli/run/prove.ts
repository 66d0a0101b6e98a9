import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { provenanceName } from '#model/load/generated-files.ts';
import { provenanceText } from '#model/prove/provenance-text.ts';
import type { LessonProvenance } from '#model/schema/provenance.ts';
import { provenanceOf } from '#runner/provenance.ts';
import type { RunReport } from '#runner/report.ts';
import type { Io } from '#cli/io.ts';
import { writeFailure } from '#cli/replace-file.ts';
import type { LessonSelection } from './selection.ts';

/** Writes down what a run has proved, in the provenance.yaml of each workshop, and says of each lesson what came of it; false where it could not. */
export async function writeProvenance(
  report: RunReport,
  { lessons: selected, workshops }: LessonSelection,
  io: Io,
): Promise<boolean> {
  let isWritten = true;
  for (const { name, folder, lessons, provenance } of workshops) {
    const proved: Record<string, LessonProvenance> = { ...provenance.lessons };
    const notes: string[] = [];
    for (const each of report.lessons.filter(({ workshop }) => workshop === name)) {
      const data = selected.find(
        ({ workshop, lesson }) => workshop === name && lesson.name === each.lesson,
      )?.lesson.data;
      if (data === undefined) continue;
      const written = provenanceOf(each, data, report.date, provenance.lessons[each.lesson]);
      if (written.is === 'written') proved[each.lesson] = written.lesson;
      else notes.push(`${name}/${each.lesson}: ${reasonOf(written)}`);
    }
    const known = lessons.flatMap((lesson) => {
      const entry = proved[lesson.name];
      return entry === undefined ? [] : [[lesson.name, entry] as const];
    });
    for (const sentence of notes) io.err(`readyroom: ${sentence}\n`);
    const text = provenanceText({ lessons: Object.fromEntries(known) });
    const file = join(folder, provenanceName);
    if (known.length === 0) continue;
    try {
      await io.replaceFile(file, text);
    } catch (error) {
      io.err(
        `readyroom: ${name}/${provenanceName} is not written: ${writeFailure(error)}. ${existsSync(file) ? 'It is as it was.' : 'There is none, as before.'}\n`,
      );
      isWritten = false;
      continue;
    }
    const isStandIn = report.lessons.some((each) => each.cluster?.isStandIn === true);
    io.err(
      `readyroom: ${name}/${provenanceName} is written.${isStandIn ? ' The nodes of this cluster run nothing, so this was a run on a stand-in: pages claim nothing of it.' : ''}\n`,
    );
  }
  return isWritten;
}

function reasonOf(written: Exclude<ReturnType<typeof provenanceOf>, { is: 'written' }>): string {
  switch (written.is) {
    case 'not-run':
      return 'nothing of it was run, so nothing is written of it.';
    case 'no-cluster':
      return 'it used no cluster, so nothing is written of one.';
    case 'only-stand-in':
      return `it keeps the proof of ${written.date}, which is of a cluster; this run was on a stand-in.`;
  }
}
