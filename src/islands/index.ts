/** The custom elements of a lesson page, as one small module: one request. What stands on few pages comes with them. */
import './check-paste.ts';
import './copy-command.ts';
import './flight-line.ts';
import './language-picker.ts';
import './scroll-stops.ts';
import './site-search.ts';
import './tab-set.ts';
import './theme-switch.ts';
import './walk-through.ts';
