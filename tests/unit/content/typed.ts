/** A command as a learner's terminal shows it: with the prompts, and their values for the variables. */
export function typed(
  command: string,
  variables: Readonly<Record<string, { example: string }>>,
): string {
  const filled = Object.entries(variables).reduce(
    (text, [name, { example }]) => text.replaceAll(`\${${name}:?}`, example),
    command,
  );
  return filled
    .split('\n')
    .map((line, index) => `${index === 0 ? '$' : '>'} ${line}`)
    .join('\n');
}
