/**
 * Tells screen readers what happened, politely. The text is taken away first, so that the same message twice
 * is announced twice.
 */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (!announcer) return;
  announcer.textContent = '';
  requestAnimationFrame(() => {
    announcer.textContent = text;
  });
}
