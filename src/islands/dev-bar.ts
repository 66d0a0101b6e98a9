import { htmlElement } from './html-element.ts';

const style = (colour: string): string => `
:host { display: block; font: 0.9rem/1.4 system-ui, sans-serif; }
details { background: ${colour}; color: #fff; padding: 0.4rem 1rem; max-height: 60vh; overflow: auto; }
details details { background: none; padding: 0; max-height: none; }
summary { cursor: pointer; }
ol, ul { margin: 0.5rem 0; padding-left: 1.6rem; }
li { margin: 0.75rem 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { margin: 0.25rem 0; max-height: 8rem; overflow: auto; white-space: pre-wrap; background: #0003; padding: 0.25rem 0.5rem; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
a { color: inherit; }
`;

/** Fills a bar of the dev server: a closed panel above the page, whose styles are its own. */
export function showBar(
  bar: HTMLElement,
  colour: string,
  summary: string,
  ...body: readonly HTMLElement[]
): void {
  // It speaks to authors, which is English on a page of any language.
  bar.lang = 'en';
  bar
    .attachShadow({ mode: 'open' })
    .append(
      htmlElement('style', {}, style(colour)),
      htmlElement('details', {}, htmlElement('summary', {}, summary), ...body),
    );
}

/** A link that opens the editor. */
export function editorLink(editor: string, words: string): HTMLAnchorElement {
  const link = htmlElement('a', { href: editor }, words);
  link.addEventListener('click', openEditor);
  return link;
}

/** The address opens the editor and answers with nothing: the page stays. */
export function openEditor(event: Event): void {
  event.preventDefault();
  void fetch((event.currentTarget as HTMLAnchorElement).href);
}
