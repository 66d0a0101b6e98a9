/**
 * A lesson as HTML, made to stand on one page with others: ids carry the name of the lesson, links within the workshop stay on the page, addresses of
 * links stand below in a list, and long outputs are shortened.
 */
export interface PrintedLesson {
  html: string;
  /** Addresses of the links, in their order, each once: the text has their numbers. */
  notes: readonly string[];
}

/** Lines of an output that are printed, at its beginning and its end; one that is shorter than both and a little more is whole. */
const FIRST = 16;
const LAST = 4;
const LITTLE = 6;

/** An opening tag. In text "<" is written as an entity, in a value '"' is. */
const tag = /<[a-z][\w-]*(?:\s+[^\s"=<>/]+(?:="[^"]*")?)+\s*\/?>/g;
const ids = /\s(id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
const href = /\shref="([^"]*)"/;

export interface PrintOptions {
  /** The name of the lesson. */
  name: string;
  /** The names of all lessons that stand on the page. */
  lessons: readonly string[];
  /** Says how many lines of an output are left out. */
  leftOut: (lines: number) => string;
}

/** Makes it of the HTML of a lesson's page. */
export function printedLesson(
  page: string,
  { name, lessons, leftOut }: PrintOptions,
): PrintedLesson {
  const notes: string[] = [];
  const own = (id: string): string => `${name}--${id}`;
  const within = (address: string): string | undefined => {
    if (address.startsWith('#')) return `#${own(address.slice(1))}`;
    const [, other, id] = /^(?:\.\.\/|\/(?:[^?#]*\/)?)([\w-]+)\/(?:#(.*))?$/.exec(address) ?? [];
    if (other === undefined || !lessons.includes(other)) return undefined;
    return id === undefined ? `#${other}` : `#${other}--${id}`;
  };
  const html = page
    .replaceAll(/<samp>(.*?)<\/samp>/gs, (_all, text: string) => {
      return `<samp>${shortened(text, leftOut)}</samp>`;
    })
    .replaceAll(tag, (whole) =>
      whole
        .replaceAll(ids, (_all, attribute: string, list: string) => {
          return ` ${attribute}="${list.split(' ').map(own).join(' ')}"`;
        })
        .replaceAll(/url\(#([^)]+)\)/g, (_all, id: string) => `url(#${own(id)})`)
        .replace(href, (all, address: string) => {
          const target = within(address);
          return target === undefined ? all : ` href="${target}"`;
        }),
    )
    .replaceAll(/<a\b[^>]*\shref="(https?:[^"]*)"[^>]*>.*?<\/a>/gs, (link, address: string) => {
      if (!notes.includes(address)) notes.push(address);
      return `${link}<sup class="address">${notes.indexOf(address) + 1}</sup>`;
    });
  return { html, notes };
}

/** An output without its middle, where that is long. */
function shortened(text: string, leftOut: PrintOptions['leftOut']): string {
  const lines = text.split('\n');
  const more = lines.length - FIRST - LAST;
  if (more <= LITTLE) return text;
  const note = `<em class="left-out">${leftOut(more)}</em>`;
  return [...lines.slice(0, FIRST), note, ...lines.slice(-LAST)].join('\n');
}
