/** A piece of a text that its reader would have to replace before it works. */
export interface ByHand {
  text: string;
  /** UTF-16 offset in the text it was found in. */
  offset: number;
}

const inCommand = new RegExp(
  [
    /<(?:your|my)[ _-][\w -]{1,40}>|<[\w-]{0,40}(?:name|password|token|address)>/,
    /(?<![\w$])[[{](?:your|my)[ _-][a-z0-9_ -]{1,40}[\]}]/,
    // Shells make several words of braces with commas alone.
    /(?<![\w${])\{[a-z]{1,40}(?:-[a-z]{1,40}){1,4}\}(?!\})/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
const inManifest = /<[a-z][\w-]{1,40}>|<(?:your|my)[ _-][\w -]{1,40}>/gi;
/** `MY_POD_NAME` behind `name:` is how a variable of a container is called. */
const anywhere =
  /(?<!name: ["']?)(?<![\w${])(?:YOUR|MY)[_-][A-Z][A-Z_-]*(?![\w=:])|\b(?:REPLACE[_-]?ME|CHANGE[_-]?ME|TODO)\b/g;

/**
 * What looks like something to replace by hand: `<your-name>`, `[your-region]` and `{pod-name}` in a command, `<NAME>` in a manifest,
 * `YOUR_NAME` and the like in both. Of each form the first. A tag that the text ends is none.
 */
export function replacedByHand(text: string, kind: 'command' | 'manifest'): ByHand[] {
  return [kind === 'manifest' ? inManifest : inCommand, anywhere].flatMap((pattern) => {
    const matches = text.matchAll(pattern);
    for (const { 0: found, index } of matches)
      if (!text.includes(`</${found.slice(1)}`)) return [{ text: found, offset: index }];
    return [];
  });
}
