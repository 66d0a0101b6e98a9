import type { Content } from '#model/read-content.ts';

/** The content, read when first asked for and again after `forget()`: in dev, when a file has changed. */
export interface ContentCache {
  current(): Content;
  forget(): void;
}

export function contentCache(read: () => Content): ContentCache {
  let content: Content | undefined;
  return {
    current: () => (content ??= read()),
    forget: () => {
      content = undefined;
    },
  };
}
