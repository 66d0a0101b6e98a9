/**
 * `npm run locale -- fr`: begins a language. Makes its folder of messages with the English text above each one, adds its line
 * to `src/i18n/locales.ts`, and says what comes next. The messages are English until somebody translates them, so
 * everything compiles and builds from the first minute.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** The parts of a language, and what declares the type of each. */
const parts: readonly (readonly [name: string, type: string])[] = [
  ['ui', 'UiMessages'],
  ['findings', 'FindingMessages'],
  ['report', 'ReportMessages'],
  ['cli', 'CliMessages'],
];
const folder = 'src/i18n';
const list = `${folder}/locales.ts`;

const [locale = ''] = process.argv.slice(2);
const fault = faultIn(locale);
if (fault === undefined) await add();
else {
  console.error(fault);
  process.exitCode = 2;
}

/** Why no language can be begun under this tag; undefined if one can. */
function faultIn(tag: string): string | undefined {
  if (tag === '') return 'Say which language: npm run locale -- fr';
  let canonical: string | undefined;
  try {
    [canonical] = Intl.getCanonicalLocales(tag);
  } catch {
    return `"${tag}" is no language tag. Write one such as fr, pt-BR or zh-CN.`;
  }
  if (canonical !== tag) return `Write "${canonical}" in place of "${tag}".`;
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0)
    return `Nothing is known of the grammar of "${tag}": check the tag.`;
  if (existsSync(`${folder}/${tag}`)) return `${folder}/${tag} is there already.`;
  return undefined;
}

async function add(): Promise<void> {
  const { pluralCategories: forms } = new Intl.PluralRules(locale).resolvedOptions();
  const files = parts.map(([name, type]) => [name, partText(name, type, forms)] as const);
  const written = [...files, ['index', readFileSync(`${folder}/en/index.ts`, 'utf8')] as const];
  const line = withLine(readFileSync(list, 'utf8'));
  mkdirSync(`${folder}/${locale}`);
  for (const [name, text] of written) await write(`${folder}/${locale}/${name}.ts`, text);
  await write(list, line);
  console.log(`Made ${folder}/${locale}/ with ${files.map(([name]) => `${name}.ts`).join(', ')}, and a line in ${list}.

1. Check the name in that line: a language is called by what it calls itself.
2. Translate the messages. Above each stands the English text; what is in {{braces}} stays. Plural forms: ${forms.join(', ')}.
3. npm run schemas           editors offer the language in a workshop.yaml
4. npm run words -- ${locale}      every message, filled in, to be read aloud
   npm run types             what is missing or misspelt
   npm test -- unit          what is still English, and which places are filled in otherwise
5. Name ${locale} in the locales of a workshop.yaml; npm run readyroom -- lint says what of the workshop is to be translated.`);
}

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** One part of the language: English, message by message, with the plural forms of its own grammar. */
function partText(name: string, type: string, forms: readonly string[]): string {
  const plurals = forms.map((form) => `'${form}'`).join(' | ');
  const messages = englishOf(name).flatMap(({ key, text, source }, index, all) => {
    const [, base, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    if (base === undefined) return [message(key, text, source)];
    // English has two forms, which stand side by side: at the first of them, those of this language.
    if (form !== 'one') return [];
    const other = all[index + 1] ?? { text, source };
    return forms.map((each) => {
      const english = each === 'one' ? { text, source } : other;
      return message(`${base}_${each}`, english.text, english.source);
    });
  });
  const isChecked = name === 'findings';
  return `import type { ${type} } from '#i18n/catalogue.ts';

export const ${name}${isChecked ? '' : `: ${type}<${plurals}>`} = {
${messages.join('\n')}
}${isChecked ? ` as const satisfies ${type}<${plurals}>` : ''};
`;
}

/** A message in English below itself, so that it is still there when the message is translated. */
function message(key: string, text: string, source: string): string {
  const english = text.split('\n').map((line) => `// ${line}`.trimEnd());
  return [...english, `'${key}': ${source},`].join('\n');
}

/** The messages of English in their order: the text, and how it is written. */
function englishOf(name: string): { key: string; text: string; source: string }[] {
  const file = `${folder}/en/${name}.ts`;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: { key: string; text: string; source: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) {
      const { initializer } = node;
      if (!ts.isStringLiteralLike(initializer))
        throw new Error(`${file}: ${node.name.text} is no plain text.`);
      found.push({ key: node.name.text, text: initializer.text, source: initializer.getText() });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The list of languages with this one behind the others. */
function withLine(text: string): string {
  const end = '\n} as const satisfies Record<string, LocaleEntry>;';
  if (!text.includes(end)) throw new Error(`${list} has no list of languages that ends as it did.`);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  const called = [first.toLocaleUpperCase(locale), ...rest].join('');
  const entry = `'${locale}': { path: '${locale.toLowerCase()}', name: ${JSON.stringify(called)}, load: () => import('./${locale}/index.ts') },`;
  return text.replace(end, () => `\n  ${entry}${end}`);
}
