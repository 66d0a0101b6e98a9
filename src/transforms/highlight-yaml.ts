import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import yaml from 'shiki/langs/yaml.mjs';
import wasm from 'shiki/wasm';

/** A run of characters of one colour; `kind` is a class without its prefix, undefined for plain text. */
export interface Token {
  text: string;
  kind: string | undefined;
}

const prefix = '--tk-';
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: prefix });

let highlighter: Promise<HighlighterCore> | undefined;
const highlighted = new Map<string, Promise<readonly (readonly Token[])[]>>();

/**
 * YAML as lines of tokens, by class instead of inline style (the CSP allows none). Each text is highlighted once,
 * whatever the number of locales that show it: highlighting is a third of what a build costs.
 */
export function highlightYaml(code: string): Promise<readonly (readonly Token[])[]> {
  const known = highlighted.get(code);
  if (known) return known;
  const lines = tokenize(code);
  highlighted.set(code, lines);
  return lines;
}

async function tokenize(code: string): Promise<readonly (readonly Token[])[]> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [yaml],
    engine: createOnigurumaEngine(wasm),
  });
  const { codeToTokensBase } = await highlighter;
  return codeToTokensBase(code, { lang: 'yaml', theme: 'tokens' }).map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))),
  );
}

/** "var(--tk-token-string-expression)" → "string"; foreground → undefined. */
function kindOf(color: string | undefined): string | undefined {
  const variable = color?.slice(`var(${prefix}`.length, -1);
  if (!variable?.startsWith('token-')) return undefined;
  return variable.slice('token-'.length).replace(/-expression$/, '');
}

/** Neighbours of one kind become one token, white space joins its left neighbour: fewer elements in the page. */
function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}
