import type { OwnComponents } from './components.ts';
import { attributeText, element, isElement, walk } from './nodes.ts';
import type { LessonNode } from './nodes.ts';

/**
 * Gives the components of the project what their files expect: numbers, and as `words` and `locale` what they say by themselves in
 * the language of the text, which is another one where a translation lacks something. Around each stands `<OwnComponent>`, which looks at what it renders.
 */
export function setOwn(root: LessonNode, own: OwnComponents, lang: string): void {
  const langs = new Map<LessonNode | undefined, string>([[undefined, lang]]);
  for (const { node, parent } of [...walk(root)]) {
    const around = langs.get(parent) ?? lang;
    const inside = node.name === 'FromSource' ? attributeText(node, 'lang') : undefined;
    langs.set(node, inside ?? around);
    const { name } = node;
    if (!isElement(node) || typeof name !== 'string' || !Object.hasOwn(own, name)) continue;
    const component = own[name];
    if (component === undefined) continue;
    const { attributes, file, words } = component;
    for (const [each, { isNumber }] of Object.entries(attributes)) {
      const attribute = node.attributes?.find((written) => written.name === each);
      if (isNumber && attribute) attribute.value = literal(Number(attributeText(node, each)));
    }
    const texts = Object.entries(words).map(([word, byLocale]) => [
      word,
      byLocale[around] ?? Object.values(byLocale)[0] ?? '',
    ]);
    node.attributes = [
      ...(node.attributes ?? []),
      { type: 'mdxJsxAttribute', name: 'locale', value: around },
      { type: 'mdxJsxAttribute', name: 'words', value: literal(Object.fromEntries(texts)) },
    ];
    const inner = { ...node };
    Object.assign(node, element('OwnComponent', { name, file }, [inner]), { type: node.type });
  }
}

type Literal = number | string | { readonly [key: string]: string };

/** The value of an attribute that is no text, as MDX has it: with the syntax tree of the expression (ESTree). */
const literal = (value: Literal) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: JSON.stringify(value),
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [{ type: 'ExpressionStatement', expression: expressionOf(value) }],
    },
  },
});

const expressionOf = (value: Literal): object =>
  typeof value === 'object'
    ? {
        type: 'ObjectExpression',
        properties: Object.entries(value).map(([key, inner]) => ({
          ...{ type: 'Property', kind: 'init', computed: false, method: false, shorthand: false },
          key: { type: 'Literal', value: key },
          value: expressionOf(inner),
        })),
      }
    : { type: 'Literal', value };
