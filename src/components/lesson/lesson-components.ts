/** Every component of this folder by the path of its file. */
const files = import.meta.glob('./*.astro', { eager: true, import: 'default' });

const byName = Object.fromEntries(
  Object.entries(files).map(([path, component]) => [
    path.slice('./'.length, -'.astro'.length),
    component,
  ]),
);

/** What authors write in MDX without importing anything, and what the Markdown plugin puts there. */
export const lessonComponents: Readonly<Record<string, unknown>> = {
  ...byName,
  pre: byName['Fence'],
};
