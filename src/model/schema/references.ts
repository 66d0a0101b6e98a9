/** Keys and indexes to a place in a YAML file; `*` is each key or item. */
export type PathPattern = readonly (string | number)[];

/** Where lesson.yaml names an id of each kind. shared.yaml has some of these places, too. */
export const references: Readonly<Record<string, readonly PathPattern[]>> = {
  command: [
    ['startsFrom', 'bring', '*'],
    ['checks', '*', 'command'],
    ['checks', '*', 'alternatives', '*'],
    ['checks', '*', 'lines', '*', 'after'],
  ],
  output: [
    ['checks', '*', 'output'],
    ['questions', '*', 'predict'],
  ],
  check: [
    ['startsFrom', 'check'],
    ['commands', '*', 'background', 'readyWhen', 'check'],
  ],
  manifest: [['walkthroughs', '*', 'manifest']],
};
