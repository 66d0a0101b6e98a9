import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LessonNode } from '#transforms/lesson/nodes.ts';
import { walk } from '#transforms/lesson/nodes.ts';
import { fromRoot } from '#model/read-text.ts';
import type { Files } from '#model/read-text.ts';
import { placeOf } from './place.ts';

/**
 * Pictures stand beside the prose. One that is not there stops the bundler, in its words; one of another site is not loaded,
 * and one from the root of the host is not found where the site has a path.
 */
export function lintImages(
  { root: project, read, report }: Files,
  file: string,
  root: LessonNode,
): void {
  for (const { node } of walk(root)) {
    const { type, url } = node;
    if (type !== 'image' || url === undefined || url.includes('{{')) continue;
    if (/^[a-z][a-z\d+.-]*:|^\//i.test(url)) {
      report('image-elsewhere', placeOf(file, node), { url });
      continue;
    }
    const path = join(project, dirname(file), pathOf(url));
    read.add(fromRoot(project, path));
    if (!existsSync(path)) report('image-missing', placeOf(file, node), { url });
  }
}

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
