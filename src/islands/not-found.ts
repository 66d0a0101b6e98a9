/** On the 404 page: puts the language of the address that was not found first. */
export class NotFound extends HTMLElement {
  connectedCallback(): void {
    const base = document.documentElement.dataset['base'] ?? '/';
    const segment = location.pathname.slice(base.length).split('/', 1)[0];
    const section = this.querySelector<HTMLElement>(
      `section[data-path="${CSS.escape(segment ?? '')}"]`,
    );
    if (section) this.prepend(section);
  }
}
customElements.define('not-found', NotFound);
