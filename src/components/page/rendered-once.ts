/** HTML that is waited for by the second of the two pages that have it. */
const rendered = new Map<string, Promise<string>>();

/**
 * The HTML of what stands on two pages of a build, the prose of a lesson on its own and on the one for paper: rendered for the first
 * that asks, kept for the second and no longer.
 */
export function renderedOnce(key: string, render: () => Promise<string>): Promise<string> {
  const known = rendered.get(key);
  if (known !== undefined) {
    rendered.delete(key);
    return known;
  }
  const html = render();
  rendered.set(key, html);
  return html;
}
