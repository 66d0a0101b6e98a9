/** What is written for a tag of Liquid that stays, and what is told of it: nothing where only looks of an element say it, which are told as such. */
interface Kept {
  text: string;
  did: string | undefined;
}

/** Keeps a tag, by where it begins in its line. */
export type KeepTag = (raw: string, start: number) => Kept;

const asCode = 'I kept it as it is written, as code.';

export const keptInMarkdown: KeepTag = (raw) => ({
  text: `\`${raw.replaceAll('`', "'")}\``,
  did: asCode,
});

/** In code a tag stands as it is written, where that is code of HTML with its signs escaped. */
export const keptInCode: KeepTag = (raw) => ({ text: raw, did: asCode });
export const keptInHtmlCode: KeepTag = (raw) => ({ text: escaped(raw), did: asCode });

/** Among elements, backticks would be text. In an attribute they would be part of what it says, and between attributes no tag is one. */
export function keptInHtml(text: string): KeepTag {
  const html = text.replaceAll(/\{%[^%]*%\}/g, (tag) => ' '.repeat(tag.length));
  return (raw, start) => {
    const isWithin =
      html.lastIndexOf('<', start) > html.lastIndexOf('>', start) ||
      /^[^<>]*>/.test(html.slice(start));
    if (!isWithin) return { text: `<code>${escaped(raw)}</code>`, did: asCode };
    const [, name, , value] = openAttribute.exec(html.slice(0, start)) ?? [];
    if (value === undefined)
      return { text: '', did: 'I left it out, as it stands between the attributes of an element.' };
    const isShown = name !== undefined && shown.test(name);
    const did = isShown ? `I kept it as it is written, in ${name} of the element.` : undefined;
    return { text: quoted(raw), did };
  };
}

/** An attribute whose value has begun and not ended. */
const openAttribute = /(?:^|\s)([\w:-]+)\s*=\s*(["'])((?:(?!\2).)*)$/;

/** What readers see, hear or are led by. */
const shown = /^(?:alt|title|href|src|label|summary|aria-label)$/i;

const escaped = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (raw: string): string =>
  escaped(raw).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
