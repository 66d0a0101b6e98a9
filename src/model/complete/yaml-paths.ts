import { isMap, isScalar, isSeq } from 'yaml';
import { readYamlText } from '#transforms/yaml-path/yaml-text.ts';
import { findDocument } from '#transforms/yaml-path/find-document.ts';
import type { Name } from './offer.ts';

/** The YAML paths of a manifest, each with its value where that is a word: of one document of several. */
export function pathsOf(text: string, doc: string | undefined): readonly Name[] {
  const found = findDocument(readYamlText(text), doc);
  return found.ok ? [...below(found.document.contents, '')] : [];
}

function* below(node: unknown, path: string): Generator<Name> {
  if (isScalar(node)) {
    if (path !== '') yield { name: path, about: String(node.value) };
    return;
  }
  if (path !== '') yield { name: path };
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key);
      yield* below(
        value,
        isBare(name) ? `${path}${path === '' ? '' : '.'}${name}` : `${path}["${name}"]`,
      );
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const name: unknown = isMap(item) ? item.get('name') : undefined;
      const isNamed = typeof name === 'string' && isBare(name);
      yield* below(item, `${path}[${isNamed ? `name=${name}` : String(index)}]`);
    }
  }
}

/** It stands in a path as it is. */
const isBare = (word: string): boolean => /^[\w-]+$/.test(word);
