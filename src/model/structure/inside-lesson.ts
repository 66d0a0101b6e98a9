import { isAbsolute, normalize } from 'node:path';

/** Whether a path, with forward slashes, stays in the folder it starts from: what a page serves must be the lesson's own. */
export function isInsideLesson(path: string): boolean {
  const normal = normalize(path);
  return !isAbsolute(path) && !path.includes('\\') && !normal.startsWith('..') && normal === path;
}
