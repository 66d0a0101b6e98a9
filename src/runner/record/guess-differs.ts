import { read } from '#checker/prints/read.ts';
import { marksOf } from '#model/prove/outputs.ts';
import type { LessonYaml } from '#model/schema/lesson.ts';

export type Differs = NonNullable<NonNullable<LessonYaml['outputs']>[string]['differs']>[number];

/** Letters and digits of names that Kubernetes makes: no vowels, nothing that looks like another one (k8s.io/apimachinery, rand.go). */
const made = '[bcdfghj-np-tv-xz24-9]';
const suffix = `(?:${made}{8,10}-)?${made}{5}`;
const hex = String.raw`[\da-f]`;

const time = String.raw`\d\d:\d\d:\d\d`;
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

const age = String.raw`(?:\d+[smhdy]){1,3}`;

/** What is another text each time, in columns by their header. */
const columns: readonly {
  header: RegExp;
  looks?: RegExp;
  /** Only beside a column of names of which one looks like this. */
  names?: RegExp;
  match?: string;
  why: string;
}[] = [
  { header: /^(?:AGE|LAST SEEN|FIRST SEEN|LAST SCHEDULE|SINCE|DURATION)$/, why: 'age' },
  {
    header: /(?:^|-)IP$/,
    looks: /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:]{1,40})$/i,
    why: 'address',
  },
  {
    header: /^(?:NAME|POD|OBJECT)$/,
    looks: new RegExp(`-${suffix}$`),
    match: `(?<=-)${suffix}$`,
    why: 'hash',
  },
  // A port of all nodes.
  {
    header: /^PORT\(S\)$/,
    looks: /:3\d{4}\//,
    match: String.raw`(?<=:)3\d{4}(?=/)`,
    why: 'address',
  },
  // Where the scheduler put the Pods of a ReplicaSet.
  {
    header: /^NODE$/,
    looks: /^[^<]/,
    names: new RegExp(`-${made}{8,10}-${made}{5}$`),
    why: 'name',
  },
  { header: /^RESTARTS$/, looks: / ago\)/, match: String.raw`(?:\d+[smhdy])+(?= ago)`, why: 'age' },
];

/** What is another text each time, wherever it stands. */
const anywhere: readonly { match: string; why: string }[] = [
  {
    match: String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?`,
    why: 'clock',
  },
  // As kubectl describe and date write it.
  { match: String.raw`${day}, \d\d ${month} \d{4} ${time} [+-]\d{4}`, why: 'clock' },
  { match: String.raw`${day} ${month} [ \d]\d ${time} (?:[A-Z]{3,5} )?\d{4}`, why: 'clock' },
  { match: `${hex}{8}(?:-${hex}{4}){3}-${hex}{12}`, why: 'hash' },
  // A cluster on this machine has another port each time.
  {
    match: String.raw`(?<=://(?:localhost|127\.0\.0\.1)):[3-6]\d{4}\b`,
    why: 'address',
  },
  { match: String.raw`\b(?:\d{1,3}\.){3}\d{1,3}\b(?!/)`, why: 'address' },
  { match: String.raw`(?<=^NodePort: +\S+ +)3\d{4}(?=/)`, why: 'address' },
  { match: String.raw`(?<=/[a-z0-9.-]+-)${suffix}\b`, why: 'hash' },
  // Of a ReplicaSet, and of its Pods, wherever they are named.
  {
    match: String.raw`(?<=[a-z\d]-)(?=[a-z]*\d)${made}{8,10}(?:-${made}{5})?(?![\w-])`,
    why: 'hash',
  },
  { match: String.raw`(?<=(?:pod-template|controller-revision)-hash=)[a-z\d-]+`, why: 'hash' },
  { match: `(?<=kube-api-access-)${made}{5}(?![a-z])`, why: 'hash' },
  { match: String.raw`(?<=\w://)${hex}{64}\b`, why: 'hash' },
  { match: String.raw`(?<="?resourceVersion"?: ")\d+`, why: 'hash' },
  // An event, as kubectl describe lists it.
  {
    match: String.raw`(?<=^ +(?:Normal|Warning) +\w+ +)${age}(?: \(x\d+ over ${age}\))?(?= )`,
    why: 'age',
  },
];

/**
 * What of an output will be another text the next time, as far as can be told from one: ages, addresses, times, names that are made. What
 * the author marks already is left to them.
 */
export function guessDiffers(
  text: string,
  command: string,
  marked: readonly Differs[] = [],
): Differs[] {
  const inTables = read(text, { command }).tables.flatMap(({ columns: headers, rows }) =>
    columns.flatMap(({ header, looks = /\d/, names, match, why }) =>
      headers
        .filter((each) => {
          const cells = (name: string) => rows.map(({ cells: own }) => own[name]?.text ?? '');
          const isBeside = names === undefined || cells('NAME').some((cell) => names.test(cell));
          return header.test(each) && isBeside && cells(each).some((cell) => looks.test(cell));
        })
        .map((column): Differs => ({ column, ...(match !== undefined && { match }), why })),
    ),
  );
  const known = [...marked];
  const added: Differs[] = [];
  for (const each of [...inTables, ...anywhere]) {
    if (!marksMore(text, command, known, each)) continue;
    known.push(each);
    added.push(each);
  }
  return added;
}

/** Whether an entry marks something that the others leave unmarked. */
function marksMore(
  text: string,
  command: string,
  others: readonly Differs[],
  entry: Differs,
): boolean {
  const found = marksOf(text, command, entry);
  if (!found.ok) return false;
  const taken = others.flatMap((other) => {
    const marks = marksOf(text, command, other);
    return marks.ok ? marks.marks : [];
  });
  return found.marks.some(({ line, start, end }) =>
    taken.every((mark) => mark.line !== line || mark.end <= start || end <= mark.start),
  );
}
