/** Every custom element of the site, as one small module: one request, and nothing to choose per page. */
import './check-paste.ts';
import './copy-command.ts';
import './flight-line.ts';
import './language-picker.ts';
import './locale-suggestion.ts';
import './not-found.ts';
import './scroll-stops.ts';
import './tab-set.ts';
import './theme-switch.ts';
import './variable-form.ts';
import './walk-through.ts';
