import { parseCommands } from '#checker/lines/command.ts';
import { slugOf } from '#model/schema/slug-of.ts';

const skipped = /^(?:sudo|time|watch|while|for|if|do|then|exec|true|\d+|[A-Z_]\w*=.*)$/i;

/** An id that describes a command: `get-daemonset-calico-node`, `apply-calico`, `helm-repo-add`. */
export function nameCommand(run: readonly string[]): string {
  const [text = ''] = run;
  const [kubectl] = parseCommands(text).filter(({ verb }) => verb !== '');
  if (kubectl === undefined) return slugOf(firstWords(text)) ?? 'command';
  const { verb, kinds, objects } = kubectl;
  const file = /(?:-f|-k|--filename|--kustomize)[ =]+(\S+)/.exec(text)?.[1];
  const target =
    objects.length > 0
      ? `${objects[0]?.kind ?? ''} ${objects[0]?.name ?? ''}`
      : kinds.length > 0
        ? kinds.join(' ')
        : file === undefined
          ? ''
          : baseName(file);
  return slugOf(`${verb} ${target}`) ?? slugOf(verb) ?? 'command';
}

function firstWords(text: string): string {
  const words = (text.split('\n', 1)[0] ?? '')
    .split(/\s+/)
    .filter(
      (word) => !skipped.test(word) && !word.startsWith('-') && !/^[|&;<>(){}[\]\\]/.test(word),
    );
  const exported = /^export\s+(\w+)=/.exec(text)?.[1];
  if (exported !== undefined) return `export ${exported.replaceAll('_', ' ')}`;
  return words
    .slice(0, 3)
    .map((word) => (word.includes('/') ? baseName(word) : word))
    .join(' ');
}

/** The last part of a path or address, without its ending. */
function baseName(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last.split(/[?#=]/, 1)[0]?.replace(/\.[a-z]{2,4}$/i, '') ?? '';
}
