/**
 * What scrolls must be reachable by keyboard, so every code block and diagram is a focusable group in the markup.
 * Where nothing overflows, the stop is needless: it is removed, and set again when the window narrows.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) setStop(target as HTMLElement);
});
for (const block of document.querySelectorAll<HTMLElement>(':is(pre, .drawing)[tabindex]'))
  observer.observe(block);

function setStop(block: HTMLElement): void {
  const overflows =
    block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;
  if (overflows || block === document.activeElement) block.tabIndex = 0;
  else block.removeAttribute('tabindex');
}
