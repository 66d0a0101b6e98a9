import { ruleIds, ruleOf } from '#model/lint/rules.ts';
import type { RuleId } from '#model/lint/rules.ts';

/** What `readyroom lint --explain RULE` prints: the rule's chapter of docs/lint.md. Markdown. */
export function ruleDoc(id: RuleId): string {
  const { severity, complete, about, wrong, right } = ruleOf(id);
  const level = complete ? `${severity}; error with \`--complete\`` : severity;
  const fence = ({ lang, text }: typeof wrong): string => `\`\`\`${lang}\n${text}\n\`\`\``;
  return `## ${id}\n\n*${level}* · ${about}\n\nWrong:\n\n${fence(wrong)}\n\nRight:\n\n${fence(right)}\n`;
}

/** docs/lint.md: all rules. */
export function rulesDoc(): string {
  const rows = ruleIds.map((id) => `| [${id}](#${id}) | ${ruleOf(id).severity} |`);
  return `# The rules of \`readyroom lint\`

<!-- Written from src/model/lint/rules: \`npx vitest run --update --project unit tests/unit/model/lint\` writes it again. -->

\`readyroom lint\` tells all that would stop the build, and what these rules find. A problem that stops the build is always an
error. What a rule finds counts as below, unless \`workshop.yaml\` or the command says otherwise:

\`\`\`yaml
lint: { unpinned-url: error, minutes: off }
\`\`\`

\`\`\`sh
readyroom lint --rule unpinned-url=error --rule minutes=off
\`\`\`

One place is left alone with a comment in the line, or in the line before, and a reason:

\`\`\`mdx
{/* lint-ignore untranslated: the motto of the project */}
\`\`\`

| rule | counts as |
| --- | --- |
${rows.join('\n')}

${ruleIds.map(ruleDoc).join('\n')}`;
}
