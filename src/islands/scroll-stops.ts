/**
 * What scrolls must be reachable by keyboard, so outputs, manifests and diagrams are focusable groups in the markup. Where nothing
 * overflows, the stop is needless: it is removed, and set again when the window narrows. Commands scroll only where the reader
 * has chosen that.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) setStop(target as HTMLElement);
});
for (const block of document.querySelectorAll<HTMLElement>('pre, .drawing, .check-command > code'))
  observer.observe(block);

function setStop(block: HTMLElement): void {
  const overflows =
    block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;
  if (overflows || block === document.activeElement) block.tabIndex = 0;
  else block.removeAttribute('tabindex');
}
