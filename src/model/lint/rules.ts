import type { Rule } from './rule.ts';
import { headingOrder, imageAlt, linkWords } from './rules/accessible.ts';
import { zhAddress, zhPunctuation, zhSpacing } from './rules/chinese.ts';
import { foreignAside } from './rules/foreign-aside.ts';
import { glossaryTerm } from './rules/glossary-term.ts';
import { imageTag } from './rules/image-tag.ts';
import { indexInPath } from './rules/index-in-path.ts';
import { linkSlash } from './rules/link-slash.ts';
import { linkTarget } from './rules/link-target.ts';
import { minutes } from './rules/minutes.ts';
import { deprecatedApi, removedApi } from './rules/old-api.ts';
import { promptInOutput, unmarkedTime } from './rules/outputs.ts';
import { placeholder } from './rules/placeholder.ts';
import { checkQuestion, goal } from './rules/purpose.ts';
import { repeated } from './rules/repeated.ts';
import { retiredName } from './rules/retired-name.ts';
import { retiredOption } from './rules/retired-option.ts';
import { pipeToShell, shellcheck, shellSyntax } from './rules/shell.ts';
import { staleProof } from './rules/stale-proof.ts';
import { term } from './rules/term.ts';
import { missingLesson, missingUnit, missingWords, staleUnit } from './rules/translations.ts';
import { typographic } from './rules/typographic.ts';
import { unpinnedChart, unpinnedUrl } from './rules/unpinned.ts';
import { untranslated } from './rules/untranslated.ts';
import { unusedId } from './rules/unused-id.ts';
import { lintIgnore } from './unknown-ignores.ts';

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
