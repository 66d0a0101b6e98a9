import type { Rule } from './rule.ts';
import { checkQuestion } from './rules/check-question.ts';
import { deprecatedApi } from './rules/deprecated-api.ts';
import { foreignAside } from './rules/foreign-aside.ts';
import { goal } from './rules/goal.ts';
import { glossaryTerm } from './rules/glossary-term.ts';
import { headingOrder } from './rules/heading-order.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageTag } from './rules/image-tag.ts';
import { indexInPath } from './rules/index-in-path.ts';
import { lintIgnore } from './rules/lint-ignore.ts';
import { linkSlash } from './rules/link-slash.ts';
import { linkTarget } from './rules/link-target.ts';
import { linkWords } from './rules/link-words.ts';
import { minutes } from './rules/minutes.ts';
import { missingLesson } from './rules/missing-lesson.ts';
import { missingUnit } from './rules/missing-unit.ts';
import { missingWords } from './rules/missing-words.ts';
import { pipeToShell } from './rules/pipe-to-shell.ts';
import { placeholder } from './rules/placeholder.ts';
import { promptInOutput } from './rules/prompt-in-output.ts';
import { removedApi } from './rules/removed-api.ts';
import { repeated } from './rules/repeated.ts';
import { retiredName } from './rules/retired-name.ts';
import { retiredOption } from './rules/retired-option.ts';
import { shellSyntax } from './rules/shell-syntax.ts';
import { shellcheck } from './rules/shellcheck.ts';
import { staleProof } from './rules/stale-proof.ts';
import { staleUnit } from './rules/stale-unit.ts';
import { untranslated } from './rules/untranslated.ts';
import { term } from './rules/term.ts';
import { typographic } from './rules/typographic.ts';
import { unmarkedTime } from './rules/unmarked-time.ts';
import { unpinnedChart } from './rules/unpinned-chart.ts';
import { unpinnedUrl } from './rules/unpinned-url.ts';
import { unusedId } from './rules/unused-id.ts';
import { zhAddress } from './rules/zh-address.ts';
import { zhPunctuation } from './rules/zh-punctuation.ts';
import { zhSpacing } from './rules/zh-spacing.ts';

/** Every rule of lint by its id, in the order of the documentation: commands, structure, prose, languages. */
const rules = {
  'shell-syntax': shellSyntax,
  shellcheck,
  'pipe-to-shell': pipeToShell,
  placeholder,
  'unpinned-url': unpinnedUrl,
  'unpinned-chart': unpinnedChart,
  'image-tag': imageTag,
  'removed-api': removedApi,
  'deprecated-api': deprecatedApi,
  'retired-name': retiredName,
  'retired-option': retiredOption,
  'index-in-path': indexInPath,
  typographic,
  'unmarked-time': unmarkedTime,
  'prompt-in-output': promptInOutput,
  'unused-id': unusedId,
  repeated,
  minutes,
  'stale-proof': staleProof,
  goal,
  'check-question': checkQuestion,
  'link-target': linkTarget,
  'link-slash': linkSlash,
  'link-words': linkWords,
  'foreign-aside': foreignAside,
  'image-alt': imageAlt,
  'heading-order': headingOrder,
  'glossary-term': glossaryTerm,
  term,
  untranslated,
  'zh-spacing': zhSpacing,
  'zh-punctuation': zhPunctuation,
  'zh-address': zhAddress,
  'missing-lesson': missingLesson,
  'missing-unit': missingUnit,
  'stale-unit': staleUnit,
  'missing-words': missingWords,
  'lint-ignore': lintIgnore,
} satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as readonly RuleId[];

export const isRuleId = (id: string): id is RuleId => Object.hasOwn(rules, id);

/** The rule of an id, as the type of all rules. */
export const ruleOf = (id: RuleId): Rule => rules[id];
