type Env = Readonly<Record<string, string | undefined>>;

/**
 * What is typed to start Readyroom again as it was started: `readyroom` where a shell finds it, `npx readyroom` in a project, where
 * npm does, and the script of this repository.
 */
export function programOf(env: Env, file: string): string {
  if (env['npm_lifecycle_event'] === 'readyroom') return 'npm run --silent readyroom --';
  const isOfNpm = env['npm_lifecycle_event'] !== undefined || /[\\/]node_modules[\\/]/.test(file);
  return isOfNpm ? 'npx readyroom' : 'readyroom';
}

/** A text whose commands, `readyroom lint --fix`, stand as they are to be typed. */
export const asTyped = (text: string, program: string): string =>
  text.replaceAll(
    /(?<![\w/"-])readyroom (?=(?:check|completion|import|init|lint|move|new|record|remove|rename|run|translations)\b|--)/g,
    () => `${program} `,
  );
