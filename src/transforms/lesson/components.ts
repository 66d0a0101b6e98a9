/** What an author may write about one attribute: any text, one of a few words, a number, a name without value, needed or not. */
export interface AttributeRule {
  needed: boolean;
  /** undefined: any text. [] : no value (`again`). */
  values?: readonly string[];
  isNumber?: boolean;
}

export interface ComponentRule {
  attributes: Readonly<Record<string, AttributeRule>>;
  /** The key of lesson.yaml under which what it shows stands by its id. */
  shows?: string;
  /** The only element it may stand directly in. */
  inside?: string;
  /** The only element it may hold. */
  holds?: string;
  /** It may stand in a paragraph. */
  isInline?: boolean;
  /** It holds nothing. */
  isEmpty?: boolean;
}

/** A component of the project, declared in components.yaml. */
export interface OwnComponent extends ComponentRule {
  name: string;
  about: string;
  /** From the root of the project. */
  file: string;
  /** The attributes with words that readers read. */
  texts: readonly string[];
  /** What it says by itself: by name, then by locale. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How it is written in a lesson. */
  example: string | undefined;
}

export type OwnComponents = Readonly<Record<string, OwnComponent>>;

const id: AttributeRule = { needed: true };
const again: AttributeRule = { needed: false, values: [] };
const open: AttributeRule = { needed: false, values: [] };
const free: AttributeRule = { needed: false };

/**
 * The components of a lesson (design, section 3), each a file of `src/components/lesson/`; authors import nothing. A
 * walkthrough, a check, a question and a diagram cannot be repeated: what is in them has an address of its own, which can be linked to.
 */
const rules = {
  Command: { attributes: { id, again }, shows: 'commands' },
  Walkthrough: { attributes: { id }, shows: 'walkthroughs', holds: 'Step' },
  Step: { attributes: { id }, inside: 'Walkthrough' },
  Output: { attributes: { id, again }, shows: 'outputs' },
  Check: { attributes: { id }, shows: 'checks' },
  Criterion: { attributes: {}, inside: 'Check' },
  Hint: { attributes: { for: free }, inside: 'Check' },
  Question: { attributes: { id }, shows: 'questions' },
  Answer: { attributes: { id }, inside: 'Question' },
  Diagram: { attributes: { id }, shows: 'diagrams' },
  Label: { attributes: { id }, inside: 'Diagram' },
  Aside: {
    attributes: {
      type: { needed: false, values: ['note', 'tip', 'caution', 'recap'] },
      title: free,
    },
  },
  Tabs: { attributes: { sync: free }, holds: 'Tab' },
  Tab: { attributes: { value: { needed: true }, label: { needed: true } }, inside: 'Tabs' },
  When: { attributes: { environment: { needed: true } } },
  FileTree: { attributes: {} },
  Details: { attributes: { summary: { needed: true }, open } },
} as const satisfies Readonly<Record<string, ComponentRule>>;

export const components: Readonly<Record<string, ComponentRule>> = rules;

/** What the Markdown plugin puts there, or what components are made of: files beside theirs. */
const internal: readonly string[] = [
  ...['CheckBlock', 'Explanation', 'Fence', 'FromSource', 'OwnComponent'],
  ...['PrintedOutput', 'ProblemBox', 'Report', 'StaleUnit', 'Terminal'],
];

/** Every name that a component of a project cannot have. */
export const componentNames: readonly string[] = [...Object.keys(rules), ...internal];

type Rules = typeof rules;

/** The components that show something of lesson.yaml. */
export type ShownElement = {
  [Name in keyof Rules]: Rules[Name] extends { shows: string } ? Name : never;
}[keyof Rules];

/** Their keys in lesson.yaml. */
export const shownParts = Object.fromEntries(
  Object.entries(components).flatMap(([name, { shows }]) => (shows ? [[name, shows]] : [])),
) as { readonly [Name in ShownElement]: Rules[Name]['shows'] };

/** HTML for what Markdown has no mark for. Anything that could carry a script, a style or a layout is left out. */
export const htmlElements: readonly string[] = [
  ...['abbr', 'bdi', 'br', 'dfn', 'kbd', 'mark', 'q', 'samp', 'sub', 'sup', 'var', 'wbr'],
  ...['dd', 'dl', 'dt', 'ruby', 'rp', 'rt'],
];

export const htmlAttributes: readonly string[] = ['dir', 'lang', 'title', 'translate'];
