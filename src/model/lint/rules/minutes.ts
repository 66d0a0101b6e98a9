import { passageText, prosePassages } from '#model/lint/passages.ts';
import { commandsIn } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import type { LessonSources } from '#model/load/sources.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';
import { minutesOf } from '#model/schema/minutes.ts';

/** A quick reader: most adults read 175 to 300 words of English in a minute (Brysbaert 2019, a review of 190 studies). */
const WORDS_PER_MINUTE = 300;
const HAN_PER_MINUTE = 500;
/** Who copies a command, runs it and reads what it prints, or pastes that into a check, is not done sooner. */
const MINUTES_PER_STEP = 1 / 6;

export const minutes: Rule = {
  severity: 'advice',
  about:
    '`minutes` that are fewer than a quick reader needs for the text, the commands and the checks, or than the commands took when the lesson was last run with `readyroom run --prove`. Learners and instructors plan by them.',
  wrong: { lang: 'yaml', text: 'minutes: 5     # for 3000 words' },
  right: { lang: 'yaml', text: 'minutes: 30' },
  *find({ data: { source }, lessons, provenance }) {
    for (const lesson of lessons) {
      const reading = readingMinutes(lesson, source);
      const steps = commandsIn(lesson).length + Object.keys(lesson.data?.checks ?? {}).length;
      const needed = Math.ceil(reading + steps * MINUTES_PER_STEP);
      const stated = isStated(lesson) ? minutesOf(lesson.data.minutes).to : Infinity;
      const ran = provenance.lessons[lesson.name]?.minutes ?? 0;
      if (lesson.yaml === undefined || stated >= Math.max(needed, ran)) continue;
      const longer =
        ran > needed
          ? `its commands alone took ${ran} when they were last run`
          : stated < Math.ceil(reading)
            ? `reading its text alone takes about ${Math.ceil(reading)}`
            : `reading it, running its commands and doing its checks takes ${needed} at least`;
      yield {
        place: lesson.yaml.placeOf(['minutes']),
        message: `The lesson is said to take ${stated} min; ${longer}.`,
        hint: 'Write how long a learner takes who runs every command.',
      };
    }
  },
};

/** What is no number of minutes is told by itself. */
const isStated = (lesson: LessonSources): lesson is LessonSources & { data: LessonYaml } =>
  lesson.data !== undefined &&
  lesson.data.minutes === (lesson.yaml?.value as { minutes?: unknown } | undefined)?.minutes;

function readingMinutes({ proses }: LessonSources, source: string): number {
  const prose = proses.find(({ locale }) => locale === source);
  const text = prose === undefined ? '' : prosePassages(prose).map(passageText).join(' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return characters > words ? characters / HAN_PER_MINUTE : words / WORDS_PER_MINUTE;
}
