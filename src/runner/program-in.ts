import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** A program of the PATH by its whole path; folders of the PATH that depend on where one stands do not count. */
export function programIn(path: string | undefined, name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return (path ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, file))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
