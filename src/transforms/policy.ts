import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Something that the policy of pages forbids, or that a page must not do. */
export interface PolicyBreach {
  is:
    | 'style-attribute'
    | 'style-element'
    | 'script'
    | 'handler'
    | 'script-address'
    | 'elsewhere'
    | 'sent'
    | 'element';
  element: string;
  /** The attribute that does it, as it is written. */
  attribute?: string;
}

interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly HtmlNode[];
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** What is no part of a page, loads another one, or changes what its addresses mean. */
const forbidden: readonly string[] = ['base', 'embed', 'frame', 'iframe', 'meta', 'object'];

/** Attributes whose address a browser loads by itself, and those with several. */
const loaded: readonly string[] = ['background', 'data', 'poster', 'src'];
const loadedSets: readonly string[] = ['imageSrcSet', 'srcSet'];

/** Attributes with an address that is loaded, as in a drawing, but on elements that a reader follows. */
const references: readonly string[] = ['href', 'xLinkHref'];
const followed: readonly string[] = ['a', 'area'];

/** Attributes whose addresses are told what a reader does. */
const reporting: readonly string[] = ['action', 'formAction', 'ping'];

/** All attributes with one address. */
const addresses: readonly string[] = [...loaded, ...references, 'action', 'formAction'];

/** What in a piece of HTML would not work under the policy of pages, or would ask or tell another site something. */
export function policyBreaches(html: string): PolicyBreach[] {
  return breachesIn(parser.parse(html) as HtmlNode);
}

function breachesIn({ tagName, properties = {}, children = [] }: HtmlNode): PolicyBreach[] {
  const below = children.flatMap(breachesIn);
  return tagName === undefined ? below : [...breachesOf(tagName, properties), ...below];
}

function* breachesOf(
  element: string,
  properties: Readonly<Record<string, unknown>>,
): Generator<PolicyBreach> {
  if (element === 'style') yield { is: 'style-element', element };
  if (element === 'script' && !('src' in properties) && !isData(properties['type']))
    yield { is: 'script', element };
  if (forbidden.includes(element)) yield { is: 'element', element };
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const attribute = `${name.toLowerCase()}="${text}"`;
    if (name === 'style') yield { is: 'style-attribute', element, attribute };
    if (/^on[a-z]/i.test(name)) yield { is: 'handler', element, attribute };
    if (addresses.includes(name) && urlOf(text)?.protocol === 'javascript:')
      yield { is: 'script-address', element, attribute };
    if (loadedBy(element, name, text).some(isElsewhere))
      yield { is: 'elsewhere', element, attribute };
    if (reporting.includes(name) && [value].flat().some((each) => isElsewhere(String(each))))
      yield { is: 'sent', element, attribute };
  }
}

/** The addresses in an attribute that a browser loads by itself. */
function loadedBy(element: string, attribute: string, text: string): string[] {
  if (loadedSets.includes(attribute)) return addressesOf(text);
  const isLoaded =
    loaded.includes(attribute) || (references.includes(attribute) && !followed.includes(element));
  return isLoaded ? [text] : [];
}

/** Those of `srcset`: a comma may stand inside an address, and ends one before white space or behind a size. */
const addressesOf = (srcset: string): string[] =>
  srcset.replace(/^[\s,]+/, '').split(/,\s[\s,]*|\s[^,]*(?:,[\s,]*)?/);

/** Stands for the host of the site, which is not known here: whatever names a host leads to another one. */
const ownHost = 'own.invalid';

/** An address as a browser reads it: `/\x` means `//x`, and white space is skipped. */
const urlOf = (address: string): URL | null => URL.parse(address, `https://${ownHost}/`);

/** Whether an address leads to another site. */
function isElsewhere(address: string): boolean {
  const host = urlOf(address)?.host ?? '';
  return host !== '' && host !== ownHost;
}

/** A script that no browser runs. */
const isData = (type: unknown): boolean => /^application\/(?:ld\+)?json$/.test(String(type));
