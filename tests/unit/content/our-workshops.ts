/**
 * The workshops of this repository. Many tests hold them to something; they are loaded once for all files of a worker, which takes
 * three seconds of a processor each time.
 */
import { load } from '#model/load/load.ts';
import { contentOf } from '#model/read-content.ts';

export const ourSources = load('content', process.cwd());
export const ourContent = contentOf(ourSources);
