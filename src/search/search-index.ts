import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { wordsIn } from './words.ts';

/** A section of a lesson, or a term of a glossary: what is found. */
export interface SearchDocument {
  /** Place of its page in the list of pages. */
  page: number;
  /** Id of the element that the section begins at; '' for the beginning of the page. */
  anchor: string;
  /** The title of the page. */
  lesson: string;
  section: string;
  /** Prose. */
  text: string;
  /** Commands to copy. */
  commands: string;
  /** Expected output, manifests and other blocks of code. */
  code: string;
  /** Kinds of Kubernetes objects that it shows or asks for. */
  kinds: string;
}

/** What is kept of a document, to be shown. */
type Stored = Pick<SearchDocument, 'page' | 'anchor' | 'section' | 'text' | 'commands' | 'code'>;

/** A section that was found, and what it was found by. */
export interface Hit extends Stored {
  /** As `wordsIn` gives them. */
  terms: ReadonlySet<string>;
}

/** The index of one language. */
export type SearchIndex = MiniSearch<SearchDocument>;

/** Shorter words are looked for as they are: too many others begin like them or look like them. */
const ENOUGH = 3;
const ALIKE = 5;

const optionsIn = (lang: string): Options<SearchDocument> => ({
  idField: 'id',
  fields: ['lesson', 'section', 'text', 'commands', 'code', 'kinds'],
  storeFields: ['page', 'anchor', 'section', 'text', 'commands', 'code'],
  tokenize: (text) => Array.from(wordsIn(text, lang), ({ term }) => term),
  processTerm: (term) => term,
  searchOptions: {
    boost: { lesson: 2, section: 4, commands: 1.5, kinds: 1.5, code: 0.4 },
    prefix: (term) => term.length >= ENOUGH,
    fuzzy: (term) => (term.length >= ALIKE && !/\d/.test(term) ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
});

/** Makes the index of one language, at build. */
export function makeIndex(documents: readonly SearchDocument[], lang: string): SearchIndex {
  const index = new MiniSearch<SearchDocument>(optionsIn(lang));
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return index;
}

/** The index that was made at build, of its JSON. */
export const openIndex = (json: unknown, lang: string): SearchIndex =>
  MiniSearch.loadJS(json as Parameters<typeof MiniSearch.loadJS>[0], optionsIn(lang));

/**
 * Sections with all words of a query, the best first; with some of them, where no section has all.
 * @param nearer how much more a page counts, by its place; pages of the workshop that is open should come first
 */
export function search(
  index: SearchIndex,
  query: string,
  nearer: (page: number) => number = () => 1,
): readonly Hit[] {
  const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>): number =>
    nearer((stored as Stored | undefined)?.page ?? 0);
  const all = index.search(query, { combineWith: 'AND', boostDocument });
  const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR', boostDocument });
  return found.map((result) => ({
    ...(result as SearchResult & Stored),
    terms: telling(Object.keys(result.match)),
  }));
}

/** Without "of" and "the", where something else was found. */
function telling(terms: readonly string[]): ReadonlySet<string> {
  const long = terms.filter((term) => term.length >= ENOUGH || /^\p{Script=Han}/u.test(term));
  return new Set(long.length > 0 ? long : terms);
}
