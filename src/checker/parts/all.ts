/** The whole engine. */
import * as documents from './documents.ts';
import * as judging from './more-judging.ts';
import * as reading from './more-reading.ts';
import * as kinds from './other-kinds.ts';
import { addParts } from './part.ts';

addParts({ documents, judging, kinds, reading });
