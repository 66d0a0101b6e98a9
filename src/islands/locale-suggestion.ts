/** On the language page: points at the language the browser asks for. Nobody is redirected. */
export class LocaleSuggestion extends HTMLElement {
  connectedCallback(): void {
    const items = [...this.querySelectorAll<HTMLElement>('li[lang]')];
    for (const preferred of navigator.languages) {
      const match = items.find((item) => language(item.lang) === language(preferred));
      if (!match) continue;
      match.classList.add('suggested');
      match.querySelector('.suggestion')?.removeAttribute('hidden');
      return;
    }
  }
}

/** "zh-Hans-CN" → "zh": one text per language is all there is to choose from. */
const language = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

customElements.define('locale-suggestion', LocaleSuggestion);
