import { nearest } from '#model/diagnostics/nearest.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { WorkshopSources } from '#model/load/sources.ts';
import { commentOf } from '#transforms/lesson/nodes.ts';
import type { Found, Rule } from './rule.ts';

/** Found by `unknownIgnores`, with the ids of all rules. */
export const lintIgnore: Rule = {
  severity: 'advice',
  about:
    'A comment `lint-ignore` without the name of a rule, or with one that no rule has. It has no effect.',
  wrong: { lang: 'yaml', text: "at: 'spec.args[0]' # lint-ignore index-in-pth: no names" },
  right: { lang: 'yaml', text: "at: 'spec.args[0]' # lint-ignore index-in-path: no names" },
};

/** `lint-ignore RULE, RULE: reason`; the colon may be left out behind one rule. */
const named = /^lint-ignore(?![\w-])[\s:]*([^:]*)/;
const inYaml = /(?:^|\s)# *(lint-ignore(?![\w-]).*)$/;

/** The comments of a workshop that say to ignore what no rule is called, or nothing. `rules` are the ids of all rules. */
export function* unknownIgnores(
  workshop: WorkshopSources,
  rules: readonly string[],
): Generator<Found> {
  for (const { file, line, column, comment } of commentsOf(workshop)) {
    const [first = '', ...others] = (named.exec(comment)?.[1] ?? '').split(',');
    const names = [first.trim().split(/\s/)[0] ?? '', ...others.map((each) => each.trim())];
    const place = { file, line, column };
    if (names[0] === '') {
      const message = 'This lint-ignore names no rule, so nothing is left alone.';
      yield { place, message, hint: 'Write lint-ignore RULE: and the reason.' };
      continue;
    }
    for (const name of names) {
      if (rules.includes(name) || /\s/.test(name) || name === '') continue;
      const near = nearest(name, rules);
      const did = near === undefined ? '' : `Did you mean "${near}"? `;
      const message = `There is no rule "${name}", so nothing is left alone.`;
      yield { place, message, hint: `${did}The rules are: ${rules.join(', ')}.` };
    }
  }
}

interface Comment {
  file: string;
  line: number;
  column: number;
  comment: string;
}

function* commentsOf({ yaml, glossary, lessons }: WorkshopSources): Generator<Comment> {
  const texts = new Map(
    [yaml, ...(glossary.yaml ? [glossary.yaml] : [])].map(({ file, text }) => [file, text]),
  );
  for (const { files } of lessons)
    for (const { file, text } of files)
      if (/\.ya?ml$/.test(file) && text !== undefined) texts.set(file, text);
  for (const [file, text] of texts) {
    if (!text.includes('lint-ignore')) continue;
    for (const [index, written] of text.split('\n').entries()) {
      const comment = inYaml.exec(written.trimEnd())?.[1];
      if (comment === undefined) continue;
      yield { file, line: index + 1, column: written.indexOf(comment) + 1, comment };
    }
  }
  for (const prose of lessons.flatMap(({ proses }) => proses)) {
    if (!prose.text.includes('lint-ignore')) continue;
    for (const { node } of nodesOf(prose)) {
      const comment = commentOf(node);
      if (!comment?.startsWith('lint-ignore') || node.position === undefined) continue;
      const { line, column } = node.position.start;
      yield { file: prose.file, line, column, comment };
    }
  }
}
