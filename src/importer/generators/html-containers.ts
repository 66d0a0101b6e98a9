import { textSegment } from './marked-text.ts';
import type { LineSegment } from './marked-text.ts';

/** Containers of HTML or MDX with a line of their own, in pages of any generator: `<details>`, `<Tabs>`, `<TabItem>` or `<Tab>`. */
export function htmlContainerSegments(text: string): LineSegment[] | undefined {
  const trimmed = text.trim().replace(frameEnds, '').replace(behindEnd, '');
  const [, words] = lastWords.exec(text) ?? [];
  if (words !== undefined && !/^<\/details>$/i.test(trimmed))
    return [textSegment(words), closeDetails];
  if (!/^<\/?(?:details|summary|tabs|tabitem|tab)(?![\w.-])/i.test(trimmed)) return undefined;
  const details = /^<details\b([^<>]*)>(?:\s*<summary[^<>]*>(.*)<\/summary>)?(.*)$/i.exec(trimmed);
  if (details !== null) {
    const summary = plain(details[2] ?? '');
    const attributes: Record<string, string> = {
      ...(summary === '' ? {} : { summary }),
      ...(isOpen(details[1] ?? '') ? { open: '' } : {}),
    };
    const rest = (details[3] ?? '').trim().replace(frameStarts, '');
    return [
      { type: 'mark', mark: { type: 'open', name: 'Details', attributes }, raw: trimmed },
      ...(rest === '' ? [] : afterContainer(rest)),
    ];
  }
  const end = /^<\/(details|tabs|tabitem|tab)>$/i.exec(trimmed);
  if (end !== null) {
    const name = nameOf(end[1] ?? '');
    return [{ type: 'mark', mark: { type: 'close', name }, raw: trimmed }];
  }
  const whole = /^(<tab(?:item)?\b(?:[^<>"]|"[^"]*")*>)(.*)<\/tab(?:item)?>$/i.exec(trimmed);
  if (whole !== null) {
    return [whole[1] ?? '', '</TabItem>'].flatMap((tag, index) => [
      ...(htmlContainerSegments(tag) ?? []),
      ...(index === 0 ? [textSegment((whole[2] ?? '').trim())] : []),
    ]);
  }
  const open = /^<(tabs|tabitem|tab)\b((?:[^<>"]|"[^"]*")*)>$/i.exec(trimmed);
  if (open === null) return undefined;
  const name = nameOf(open[1] ?? '');
  const names = ['label', 'title', 'name', 'value'];
  const label = names.map((each) => attribute(open[2] ?? '', each)).find(Boolean) ?? '';
  const [group, value] = ['groupId', 'value'].map((each) => attribute(open[2] ?? '', each));
  const attributes: Record<string, string> =
    name === 'Tab'
      ? { label, ...(value === undefined ? {} : { value }) }
      : group === undefined
        ? {}
        : { sync: group };
  return [{ type: 'mark', mark: { type: 'open', name, attributes }, raw: trimmed }];
}

/** What frames all that a part to unfold holds, as in `<summary>More</summary><p>` and `</p></details>`: nothing of it shows. */
const frameStarts = /^(?:<(?:p|div|blockquote|br\s*\/?)>\s*)+$/i;
const frameEnds = /^(?:<(?:\/(?:p|div|blockquote)|br\s*\/?)>\s*)+(?=<\/details>$)/i;

/** Breaks behind the end of a part to unfold, which show nothing there. */
const behindEnd = /(?<=^<\/details>) ?(?:<br ?\/?>)+$/i;

function afterContainer(rest: string): LineSegment[] {
  const end = /^(.*)<\/details>$/i.exec(rest);
  if (end === null) return [textSegment(rest)];
  return [textSegment(end[1] ?? ''), closeDetails];
}

/** The last words of what a part to unfold holds, in the line of its end. */
const lastWords = /^(?!\s*>|.*<details\b)(.*[^\s`])\s*<\/details>\s*$/i;

const closeDetails: LineSegment = {
  type: 'mark',
  mark: { type: 'close', name: 'Details' },
  raw: '</details>',
};

const nameOf = (tag: string): 'Details' | 'Tabs' | 'Tab' =>
  tag.toLowerCase() === 'details' ? 'Details' : tag.toLowerCase() === 'tabs' ? 'Tabs' : 'Tab';

/** `open`, `open=""`, and in MDX `open={true}`; not `class="open"`. */
const isOpen = (attributes: string): boolean =>
  /\sopen(?![\w-]|\s*=\s*\{\s*false)/i.test(attributes.replaceAll(/(["'])(?:(?!\1).)*\1/g, '""'));

/** The words of a summary: that some of them were code is told where an element is made of it. */
const plain = (html: string): string =>
  html.replaceAll(/<\/?(?!(?:code|kbd)>)[a-z][^<>]*>/gi, '').trim();

function attribute(tag: string, name: string): string | undefined {
  const [, , value] = new RegExp(`\\b${name}=\\{?(["'\`])(.*?)\\1`).exec(tag) ?? [];
  return value?.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
