/** What helps those who read on: loaded with the first scroll, move or key, for the page is complete without it. */
import styles from '#styles/reading-aids.css?inline';
import './language-picker.ts';
import './lesson-end.ts';
import './load-offline.ts';
import './load-settings.ts';
import './on-this-page.ts';
import './scroll-stops.ts';
import './section-links.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
