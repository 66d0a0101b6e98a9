/**
 * A module of the site as a classic script: browsers load no modules from files. Every module of a built site is one file that imports nothing.
 * Addresses of other scripts lead from the page, which says where the root is.
 */
export function bundleScript(code: string, base: string): string {
  const address = new RegExp(`(["'\`])${escaped(base)}(_astro/[\\w.-]+)\\1`, 'g');
  const classic = code
    .replaceAll(address, (literal, quote: string, path: string) =>
      isEngine(path) ? literal : `(document.documentElement.dataset.root+${quote}${path}${quote})`,
    )
    .replaceAll(/\btype:(["'`])module\1,?/g, '');
  return `(()=>{${classic}\n})();\n`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A file that is asked for by scripts, as a script that brings its text: see `islands/from-folder.ts`. */
export const bundleText = (path: string, text: string): string =>
  `(globalThis.readyroomFiles??={})[${JSON.stringify(path)}]=${JSON.stringify(text)};\n`;

/** Whether a script is an engine, which is the text of a worker. */
export const isEngine = (path: string): boolean => /\/engine-[\w-]+\.worker-/.test(path);
