import { commandsOf } from '#model/lint/commands.ts';
import type { Rule } from '#model/lint/rule.ts';
import { readShell } from '#transforms/shell.ts';

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
