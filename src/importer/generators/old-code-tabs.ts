import { fenceReader } from '#importer/text/fence.ts';
import type { PageLines } from './marked-text.ts';

/** The lines of a page of Docusaurus 1, whose tabs are comments, with the elements that they are in later versions. */
export function withCodeTabs(page: PageLines): PageLines {
  if (!page.texts.some((text) => /<!--\s*DOCUSAURUS_CODE_TABS\s*-->/.test(text))) return page;
  const made: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  const fences = fenceReader(true);
  let isIn = false;
  let hasTab = false;
  for (const [index, text] of page.texts.entries()) {
    const isCode = fences.read(text) !== 'none';
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const words = isCode ? '' : commentIn(text.trim());
    const add = (...texts: string[]): void => {
      for (const each of texts) {
        made.texts.push(each === '' ? '' : blank + each);
        made.lines.push(page.lines[index] ?? 1);
      }
    };
    if (words === 'DOCUSAURUS_CODE_TABS') {
      isIn = true;
      hasTab = false;
      add('', '<Tabs>');
    } else if (words === 'END_DOCUSAURUS_CODE_TABS' && isIn) {
      add(...(hasTab ? ['', '</TabItem>'] : []), '</Tabs>', '');
      isIn = false;
    } else if (isIn && words !== '') {
      const label = words.replaceAll('"', "'");
      add(...(hasTab ? ['', '</TabItem>'] : []), `<TabItem value="${label}" label="${label}">`, '');
      hasTab = true;
    } else {
      made.texts.push(text);
      made.lines.push(page.lines[index] ?? 1);
    }
  }
  return made;
}

/** What a line says that is a comment and nothing else. */
const commentIn = (text: string): string =>
  text.startsWith('<!--') && text.indexOf('-->') === text.length - 3
    ? text.slice('<!--'.length, -'-->'.length).trim()
    : '';
