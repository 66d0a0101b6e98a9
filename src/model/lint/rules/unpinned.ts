/** What a command loads that is another thing tomorrow: a branch, the newest chart. */
import { commandsOf } from '#model/lint/commands.ts';
import type { Found, Rule } from '#model/lint/rule.ts';
import { yamlSources } from '#model/lint/yaml-sources.ts';
import { readShell } from '#transforms/shell.ts';

const moving = new Set(['main', 'master', 'latest', 'head', 'trunk', 'develop', 'stable.txt']);
const urlEnd = /[\s"'`<>|)\]},;\\]/;

export const unpinnedUrl: Rule = {
  severity: 'advice',
  about:
    'An address in a command, a manifest or a constant that names a branch or "latest". What it leads to changes, and one day the lesson no longer describes it.',
  wrong: {
    lang: 'yaml',
    text: 'apply: { run: [kubectl apply -f https://raw.githubusercontent.com/org/app/main/app.yaml] }',
  },
  right: {
    lang: 'yaml',
    text: 'apply: { run: [kubectl apply -f https://raw.githubusercontent.com/org/app/v1.4.2/app.yaml] }',
  },
  *find(workshop) {
    const { yaml, constants, lessons } = workshop;
    const ofConstants = new Set<string>();
    for (const [name, text] of Object.entries(constants)) {
      for (const { url, word } of movingUrls(text)) {
        ofConstants.add(url);
        yield found(yaml.placeOf(['constants', name]), url, word);
      }
    }
    const isNew = ({ url }: MovingUrl): boolean =>
      ![...ofConstants].some((constant) => url.startsWith(constant));
    for (const command of commandsOf(workshop)) {
      for (const each of movingUrls(command.text).filter(isNew)) {
        yield { ...found(command.placeOf(each.at), each.url, each.word), from: command.from };
      }
    }
    for (const lesson of lessons) {
      for (const source of yamlSources(lesson)) {
        if (source.kind !== 'manifest') continue;
        for (const each of movingUrls(source.text).filter(isNew)) {
          yield { ...found(source.placeOf(each.at), each.url, each.word), from: source.from };
        }
      }
      for (const [id, { reducedFrom = '' }] of Object.entries(lesson.data?.manifests ?? {})) {
        for (const { url, word } of movingUrls(reducedFrom).filter(isNew)) {
          if (lesson.yaml === undefined) continue;
          yield found(lesson.yaml.placeOf(['manifests', id, 'reducedFrom']), url, word);
        }
      }
    }
  },
};

const found = (place: Found['place'], url: string, word: string): Found => ({
  place,
  message: `This address changes with "${word}": ${url}`,
  hint: 'Use the address of a release or of a commit, and keep the version in a constant of workshop.yaml.',
});

interface MovingUrl {
  url: string;
  word: string;
  /** Offset in the text. */
  at: number;
}

/** The addresses of a text that name something that moves, as a segment of the path or as `ref`. */
function movingUrls(text: string): MovingUrl[] {
  const urls: MovingUrl[] = [];
  for (let at = text.indexOf('https://'); at !== -1; at = text.indexOf('https://', at + 8)) {
    let end = at;
    while (end < text.length && !urlEnd.test(text[end] ?? ' ')) end += 1;
    const url = text.slice(at, end);
    const segments = url
      .slice(8)
      .split(/[/?&=]/)
      .slice(1);
    const word = segments.find((segment) => moving.has(segment.toLowerCase()));
    if (word !== undefined) urls.push({ url, word, at });
  }
  return urls;
}

const installs = new Set(['install', 'upgrade', 'template', 'pull']);
const isLocal = (chart: string): boolean => /^[./~$]/.test(chart) || chart.endsWith('.tgz');

export const unpinnedChart: Rule = {
  severity: 'advice',
  about:
    'A Helm chart without `--version`. Helm takes the newest one, which one day is not what the lesson describes.',
  wrong: { lang: 'yaml', text: 'install: { run: [helm install web example/web] }' },
  right: { lang: 'yaml', text: 'install: { run: [helm install web example/web --version=1.4.2] }' },
  *find(workshop) {
    for (const { text, from, placeOf } of commandsOf(workshop)) {
      for (const { words, start } of readShell(text).commands) {
        const [program, action = '', ...rest] = words;
        if (program !== 'helm' || !installs.has(action)) continue;
        const named = rest.filter((word) => !word.startsWith('-'));
        const isPinned = rest.some((word) => word === '--version' || word.startsWith('--version='));
        if (isPinned || named.some(isLocal) || !named.some((word) => word.includes('/'))) continue;
        yield {
          place: placeOf(start),
          from,
          message: `helm ${action} takes the newest version of the chart.`,
          hint: 'Add --version=… with the version the lesson was tried with.',
        };
      }
    }
  },
};
