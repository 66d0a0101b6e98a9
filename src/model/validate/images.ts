import { diagnostic } from '#model/diagnostics/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostics/diagnostic.ts';
import { placeOf } from '#model/diagnostics/place.ts';
import { isElsewhere, picturePath } from '#model/load/load-lesson.ts';
import { nodesOf } from '#model/load/prose.ts';
import type { Prose } from '#model/load/prose.ts';

/**
 * Pictures stand beside the prose. One that is not there stops the bundler, in its words; one of another site is not loaded,
 * and one from the root of the host is not found where the site has a path.
 */
export function* validateImages(
  prose: Prose,
  pictures: ReadonlyMap<string, boolean>,
): Generator<Diagnostic> {
  for (const { node } of nodesOf(prose)) {
    const { type, url } = node;
    if (type !== 'image' || url === undefined || url.includes('{{')) continue;
    const place = placeOf(prose.file, node);
    if (isElsewhere(url)) yield diagnostic('image-elsewhere', place, { url });
    else if (pictures.get(picturePath(prose.file, url) ?? '') === false) {
      yield diagnostic('image-missing', place, { url });
    }
  }
}
