import type { Data, Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];

/** What a list may begin with. */
const signs = '0123456789-*+';

/**
 * micromark takes code that is set in for a paragraph when it asks whether a list may begin below it: a list that begins with 2, or
 * with an item that is empty, would be words. It is told that there is none.
 */
const syntax: Syntax = {
  document: Object.fromEntries(
    [...signs].map((sign) => [
      sign.charCodeAt(0),
      {
        tokenize(_, __, nok) {
          return (code) => {
            const [, flow] = this.events.findLast(([, { type }]) => type === 'chunkFlow') ?? [];
            if (flow?._tokenizer?.currentConstruct?.name === 'codeIndented') this.interrupt = false;
            return nok(code);
          };
        },
      },
    ]),
  ),
};

export function listsBelowCode(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push(syntax);
}
