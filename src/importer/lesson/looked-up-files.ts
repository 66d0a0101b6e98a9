/** Files that programs look up by themselves: no command has their names. */

interface LookedUpFile {
  name: RegExp;
  /** What reads it without being given its name. */
  readBy: RegExp;
  /** What code of it has, in which no name stands. */
  holds?: RegExp;
  /** How code begins that surely is such a file, and its usual name. */
  begins?: { pattern: RegExp; name: string };
}

const lookedUp: readonly LookedUpFile[] = [
  {
    name: /^(?:docker-)?compose\.ya?ml$/i,
    readBy: /\bdocker[ -]compose\s(?!.*\s-f)/,
    holds: /^services:|compose\.ya?ml/m,
  },
  {
    name: /^dockerfile$/i,
    readBy:
      /\b(?:(?:docker|podman|nerdctl) (?:image )?build|buildah (?:bud|build)|az acr build)\s(?!.*\s-f)|\boc (?:new-build (?:.*\s)?\.(?:\s|$)|start-build .*--from-dir)/,
    holds: /^FROM \S/m,
    begins: {
      pattern: /^(?:(?:#.*|ARG .*)?\n)*FROM \S+(?: AS \S+)?[ \t]*\n\s*[A-Z]{3,11} /i,
      name: 'Dockerfile',
    },
  },
  { name: /\.tf$/i, readBy: /^(?:sudo )?(?:terraform|tofu) (?:init|plan|apply|validate)\b/ },
  {
    name: /^vagrantfile$/i,
    readBy: /^(?:sudo )?vagrant up\b/,
    holds: /^Vagrant\.configure/m,
    begins: { pattern: /^(?:(?:#.*)?\n)*Vagrant\.configure/, name: 'Vagrantfile' },
  },
  {
    name: /^makefile$/i,
    readBy: /^(?:sudo )?make(?: [a-z][\w-]*)*$/,
    holds: /^[\w.-]+:[^=\n]*\n\t/m,
  },
];

/** Of some files, those that a command reads without being given their names. */
export const readUnnamed = (run: string, files: readonly string[]): string[] =>
  lookedUp.flatMap(({ name, readBy }) =>
    readBy.test(run) ? files.filter((file) => name.test(file)) : [],
  );

/** The name of a file that begins as code does, where no other one does so. */
export const nameByBeginning = (code: string): string | undefined =>
  lookedUp.find(({ begins }) => begins?.pattern.test(code) === true)?.begins?.name;

/** Whether code may be of a file of a name, as none but it would be. */
export const mayHold = (code: string, file: string): boolean =>
  lookedUp.some(({ name, holds }) => name.test(file) && holds?.test(code) === true);
