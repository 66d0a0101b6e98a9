/** On the home page: puts a paste into the field below, as a learner would. What judges it is loaded then, if it is not there yet. */
export class DemoPastes extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-paste]');
      const field = this.parentElement?.querySelector('textarea');
      if (!button || !field) return;
      field.value = button.dataset['paste'] ?? '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    });
  }
}
customElements.define('demo-pastes', DemoPastes);
