/** Elements that hold lines of a page. Other names may be no elements at all: `<your-name>`. */
const tag =
  /<(\/?)(div|section|article|aside|figure|header|footer|nav|center|p|pre|script|style|table|ul|ol|dl|details|blockquote|form|main)\b([^<>]*)(?:>|$)/gi;
/** Nothing in these is a tag but their own end. */
const isRaw = (name: string | undefined): boolean => name === 'script' || name === 'style';

/**
 * A reader of the lines of a page outside of its fences, in order: whether a line holds nothing but the end of an element that
 * stands in no other.
 */
export function htmlEndReader(): (line: string) => boolean {
  const open: string[] = [];
  return (line) => {
    let isOutermost = false;
    for (const [, slash, written = '', rest = ''] of withoutCode(line).matchAll(tag)) {
      const name = written.toLowerCase();
      isOutermost = false;
      if (slash === '') {
        if (isRaw(open.at(-1)) || rest.trimEnd().endsWith('/')) continue;
        // A paragraph ends where another block begins.
        if (open.at(-1) === 'p') open.pop();
        open.push(name);
        continue;
      }
      const at = open.lastIndexOf(name);
      if (at === -1) continue;
      open.length = at;
      isOutermost = at === 0;
    }
    return isOutermost && isEnd(line);
  };
}

const isEnd = (line: string): boolean =>
  /^\s*<\/(?:div|section|article|aside|figure|header|footer|nav|center|p)>\s*$/i.test(line);

const withoutCode = (line: string): string =>
  line.includes('<') ? line.replaceAll(/`[^`]*`|<!--.*?-->/g, '') : '';
