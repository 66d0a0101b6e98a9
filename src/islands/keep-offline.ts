/**
 * Keeping a workshop offline: the offer on the page of a workshop, once it is unfolded; and on a page that is read from a kept copy, word of a
 * newer one. Nothing is loaded, kept, updated or removed but by a click.
 */
import { sayPlainly, type PlainParams } from '#i18n/say-plainly.ts';
import styles from '#styles/offline.css?inline';
import { announce } from './announce.ts';
import { htmlElement } from './html-element.ts';
import type { OfflineList } from './kept-copies.ts';
import {
  bytesToLoad,
  canKeep,
  keepCopy,
  keptList,
  publishedList,
  removeCopy,
  wantedFiles,
} from './offline-copy.ts';
import { lang } from './page-messages.ts';
import { forTab, keep, storedValue } from './store.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const { base = '/', kept: copyOfPage } = document.documentElement.dataset;

/** A size as it is told: "1.9 MB", "12 kB". */
function size(bytes: number): string {
  const isSmall = bytes < 1e6;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumSignificantDigits: 2,
  }).format(bytes / (isSmall ? 1e3 : 1e6));
}

/** The words of a list, as far as there is one. */
const sayer =
  ({ words }: OfflineList) =>
  (key: string, params?: PlainParams): string =>
    sayPlainly(words, lang, `offline.${key}`, params);

function button(label: string, use: () => void, kind = 'quiet'): HTMLButtonElement {
  const made = htmlElement('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', use);
  return made;
}

/** Where a copy is kept, updated and removed. */
class OfflineOffer {
  readonly #body: HTMLElement;
  readonly #copy: string;

  constructor(body: HTMLElement) {
    this.#body = body;
    this.#copy = body.dataset['copy'] ?? '';
  }

  async show(notice = ''): Promise<void> {
    const kept = canKeep() ? await keptList(this.#copy) : undefined;
    const published = await publishedList(this.#copy).catch(() => undefined);
    const list = published ?? kept?.list;
    if (!list) {
      this.#body.replaceChildren(htmlElement('p', {}, this.#body.dataset['failed'] ?? ''));
      return;
    }
    const say = sayer(list);
    if (!canKeep() || 'learn' in document.documentElement.dataset) {
      this.#body.replaceChildren(htmlElement('p', {}, say('unsupported')));
      return;
    }
    const bytes = Object.values(list.files).reduce((sum, [, each]) => sum + each, 0);
    const lines = [notice];
    const buttons = htmlElement('p', { class: 'offline-buttons' });
    const isNew = published !== undefined && published.version !== kept?.list.version;
    if (kept) {
      const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(kept.at);
      lines.push(say('kept', { date, size: size(bytes) }));
      if (!isNew) lines.push(say('install'));
    } else {
      lines.push(say('about', { size: size(bytes), count: Object.keys(list.files).length }));
    }
    if (isNew) {
      const toLoad = bytesToLoad(await wantedFiles(published));
      if (kept) lines.push(say('newer', { size: size(toLoad) }));
      const label = say(kept ? 'update' : 'keep');
      buttons.append(button(label, () => void this.#keep(published), 'primary'));
    }
    if (kept) buttons.append(button(say('remove'), () => void this.#remove(list)));
    this.#body.replaceChildren(
      ...lines.filter((line) => line !== '').map((line) => htmlElement('p', {}, line)),
      buttons,
    );
  }

  async #keep(list: OfflineList): Promise<void> {
    const say = sayer(list);
    const bar = htmlElement('progress', { max: '1', value: '0', 'aria-label': say('keeping') });
    this.#body.replaceChildren(htmlElement('p', {}, say('keeping')), bar);
    announce(say('keeping'));
    const work = keepIt(this.#copy, list, bar).then(linkManifest);
    await this.#after(work, say('done'), say);
  }

  async #remove(list: OfflineList): Promise<void> {
    const say = sayer(list);
    await this.#after(removeCopy(this.#copy), say('removed'), say);
  }

  async #after(work: Promise<void>, done: string, say: ReturnType<typeof sayer>): Promise<void> {
    const notice = await work.then(
      () => done,
      (error: unknown) => failure(error, say),
    );
    await this.show(notice);
    announce(notice);
    this.#body.querySelector('button')?.focus();
  }
}

const keepIt = (copy: string, list: OfflineList, bar: HTMLProgressElement): Promise<void> =>
  keepCopy(copy, list, (share) => {
    bar.value = share;
  });

const failure = (error: unknown, say: ReturnType<typeof sayer>): string =>
  say(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'noRoom' : 'failed');

/** The description of the site as an app. Not in the page, for browsers load it with the page. */
function linkManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const href = `${base}files/app/${lang}.webmanifest`;
  document.head.append(htmlElement('link', { rel: 'manifest', href }));
}

const LATER = 'offline-later';

/** On a page of a kept copy: says that there is a newer one, where nothing moves for it. */
async function tellOfNewer(copy: string): Promise<void> {
  const kept = await keptList(copy);
  const published = await publishedList(copy);
  const { version } = published;
  if (version === kept?.list.version || storedValue(forTab, LATER) === version) return;
  const say = sayer(published);
  const toLoad = size(bytesToLoad(await wantedFiles(published)));
  const text = htmlElement('p', {}, say('newer', { size: toLoad }));
  const bar = htmlElement(
    'aside',
    { class: 'offline-newer', 'aria-label': say('newerLabel') },
    text,
  );
  const update = async (): Promise<void> => {
    const progress = htmlElement('progress', { max: '1', value: '0' });
    bar.replaceChildren(htmlElement('p', {}, say('keeping')), progress);
    try {
      await keepIt(copy, published, progress);
      location.reload();
    } catch (error) {
      bar.replaceChildren(htmlElement('p', {}, failure(error, say)), later);
    }
  };
  const later = button(say('later'), () => {
    keep(forTab, LATER, version);
    bar.remove();
  });
  bar.append(
    button(say('update'), () => void update(), 'primary'),
    later,
  );
  document.body.append(bar);
  announce(say('newer', { size: toLoad }));
}

const body = document.querySelector<HTMLElement>('[data-copy][data-failed]');
if (copyOfPage !== undefined) {
  linkManifest();
  // Without network there is no newer one.
  if (!body) tellOfNewer(copyOfPage).catch(() => undefined);
}
const details = body?.closest('details');
const offer = body ? new OfflineOffer(body) : undefined;
const onToggle = (): void => {
  if (details?.open) void offer?.show();
};
details?.addEventListener('toggle', onToggle);
onToggle();
