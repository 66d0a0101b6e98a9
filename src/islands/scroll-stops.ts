/**
 * Code that scrolls must be reachable by keyboard, so every code block is a focusable region in the markup.
 * Where nothing overflows, that is only a needless stop: it is taken away, and given back when the window narrows.
 */
const regions = [...document.querySelectorAll<HTMLElement>('pre[tabindex]')];

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) setStop(target as HTMLElement);
});
for (const region of regions) observer.observe(region);

function setStop(region: HTMLElement): void {
  const overflows =
    region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
  if (overflows || region === document.activeElement) {
    region.tabIndex = 0;
    if (region.ariaLabel) region.setAttribute('role', 'region');
  } else {
    region.removeAttribute('tabindex');
    // A label needs a role that may be named; a group is no landmark.
    if (region.ariaLabel) region.setAttribute('role', 'group');
  }
}
