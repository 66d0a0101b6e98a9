/**
 * `npm run conserve`: imports generated pages of each tool and tells the code that is not in what was written byte for byte.
 * `-- 100000 2 hugo`: how many pages of each tool, from which number, of which tool. Of each batch of 500 pages that has faults one
 * is shown, with the least page that has it, until about 20 pages of the tool had one; all are counted. The exit code is 1 if there
 * is one, and 2 where the arguments mean nothing. A batch is made from a number of its own, so that no run holds all its pages.
 */
import fc from 'fast-check';
import { asciiDocPage } from '../unit/importer/generated/asciidoc-page.ts';
import { pageOf, tools } from '../unit/importer/generated/markdown-page.ts';
import type { GeneratedPage, ToolName } from '../unit/importer/generated/markdown-page.ts';
import { outcomeOf } from '../unit/importer/generated/missing-code.ts';
import type { Outcome } from '../unit/importer/generated/missing-code.ts';
import { imported, importedAsciiDoc } from '../unit/importer/imported.ts';

const BATCH = 500;
/** When so many pages of a tool had a fault, no more are shown. */
const SHOWN = 20;
/** After so many pages of a long run it says how far it is. */
const TOLD = 5000;
const [pages = '1000', seed = '1', only] = process.argv.slice(2);

interface Tool {
  page: fc.Arbitrary<GeneratedPage>;
  outcome(page: GeneratedPage): Outcome | Promise<Outcome>;
}

const all: Record<string, Tool> = {
  asciidoc: {
    page: asciiDocPage,
    outcome: async (page) => outcomeOf(page, await importedAsciiDoc(page.text)),
  },
};
for (const name of Object.keys(tools) as ToolName[]) {
  const { flavour } = tools[name];
  all[name] = {
    page: pageOf(name),
    outcome: (page) => outcomeOf(page, imported(page.text, flavour)),
  };
}

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
const wrong = !isCount(pages)
  ? `"${pages}" is no number of pages.`
  : !isCount(seed)
    ? `"${seed}" is no number to begin from.`
    : only !== undefined && !Object.hasOwn(all, only)
      ? `"${only}" is none of the tools: ${Object.keys(all).join(', ')}.`
      : undefined;
if (wrong !== undefined) {
  console.error(`${wrong} Write: npm run conserve -- 1000 1 hugo (pages, first number, tool).`);
  process.exit(2);
}

const isWhole = ({ isRead, missing, changed }: Outcome): boolean =>
  isRead && missing.length === 0 && changed.length === 0;

/** The least page with the fault of a batch, made anew from its number. */
async function least({ page, outcome }: Tool, from: number): Promise<GeneratedPage | undefined> {
  const property = fc.asyncProperty(page, async (each) => isWhole(await outcome(each)));
  const found = await fc.check(property, { seed: from, numRuns: BATCH });
  return found.counterexample?.[0];
}

let faults = 0;
for (const [name, tool] of Object.entries(all)) {
  if (only !== undefined && only !== name) continue;
  const started = process.cpuUsage();
  let made = 0;
  let own = 0;
  for (let batch = 0; made < Number(pages); batch += 1) {
    const from = Number(seed) * 1_000_003 + batch;
    const size = Math.min(BATCH, Number(pages) - made);
    let failed = 0;
    for (const page of fc.sample(tool.page, { seed: from, numRuns: size }))
      if (!isWhole(await tool.outcome(page))) failed += 1;
    made += size;
    own += failed;
    if (made % TOLD === 0 && made < Number(pages))
      console.log(`${name}: ${made} pages so far, ${own} with a fault`);
    if (failed === 0 || own - failed >= SHOWN) continue;
    const page = await least(tool, from);
    console.log(`\n${name}, batch ${from}: ${failed} of ${size} pages`);
    if (page === undefined) continue;
    console.log(JSON.stringify(page.text), JSON.stringify(await tool.outcome(page)));
  }
  const { user, system } = process.cpuUsage(started);
  const seconds = Math.round((user + system) / 1e6);
  console.log(`${name}: ${made} pages, ${own} with a fault, ${seconds} s of CPU`);
  faults += own;
}
process.exitCode = faults > 0 ? 1 : 0;
