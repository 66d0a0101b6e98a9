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

/** Attributes whose address a browser loads by itself. */
const loaded: readonly string[] = ['data', 'poster', 'src', 'srcSet'];

/** What in a piece of HTML would not work under the policy of pages, or would load something from another site. */
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
    if (/^\s*javascript:/i.test(text)) yield { is: 'script-address', element, attribute };
    const isLoaded = loaded.includes(name) || (element === 'link' && name === 'href');
    if (isLoaded && /^\s*(?:https?:)?\/\//i.test(text))
      yield { is: 'elsewhere', element, attribute };
  }
}

/** A script that no browser runs. */
const isData = (type: unknown): boolean => /^application\/(?:ld\+)?json$/.test(String(type));
