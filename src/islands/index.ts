/** The custom elements of a lesson page, as one small module: one request. */
import './check-paste.ts';
import './copy-command.ts';
import './flight-line.ts';
import './load-learner.ts';
import './load-questions.ts';
import './load-reading-aids.ts';
import './load-values.ts';
import './site-search.ts';
import './tab-set.ts';
import './walk-through.ts';
import look from './check-look.ts?worker&url';
import { lateScript } from './late-script.ts';

// `readyroom learn` marks the pages that it serves; nothing of it is loaded anywhere else.
const { dataset } = document.documentElement;
if ('learn' in dataset) void lateScript(look)();
