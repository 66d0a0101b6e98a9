/**
 * Answers for the pages that a learner keeps offline (`offline-copy.ts` fills the caches): what is kept comes from there, all else from the
 * network. All of it is `sw.js` at the base path; it is registered when something is kept, and never before.
 */
import { keptCopies, type KeptCopy } from './kept-copies.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** Of the page that asks; empty where none does. */
  clientId: string;
  respondWith(answer: Promise<Response>): void;
}
/** What is used here of a service worker: TypeScript knows pages or workers, not both. */
const worker = globalThis as unknown as {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

const base = new URL(worker.registration.scope).pathname;

// What is kept is in the caches, and changes when the learner says so: another worker changes nothing of it.
worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  // What is fetched in order to be kept has to come from the network.
  if (request.method !== 'GET' || request.cache === 'reload') return;
  if (!request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request, event.clientId));
});

async function page(request: Request): Promise<Response> {
  const copies = await keptCopies(base);
  const { pathname } = new URL(request.url);
  const kept = await keptAt(pathname, copies);
  if (kept) return marked(kept.response, kept.copy);
  // Hosts answer an address without its slash with the one that has it.
  if (await keptAt(`${pathname}/`, copies)) return Response.redirect(`${pathname}/`);
  try {
    return await fetch(request);
  } catch {
    return (await notKept(pathname, copies)) ?? Response.error();
  }
}

/** What a page loads is of its own version: of the copy that it is from, else of the site as it is now. */
async function part(request: Request, clientId: string): Promise<Response> {
  const copies = await keptCopies(base);
  const { pathname } = new URL(request.url);
  const asking = clientId === '' ? undefined : await worker.clients.get(clientId);
  const own = asking && (await keptAt(new URL(asking.url).pathname, copies))?.copy;
  const ordered = copies.toSorted((a, b) => Number(b.copy === own) - Number(a.copy === own));
  const kept = await keptAt(pathname, ordered);
  if (own !== undefined) return kept?.response ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept.response;
    throw error;
  }
}

async function keptAt(
  path: string,
  copies: readonly KeptCopy[],
): Promise<{ response: Response; copy: string } | undefined> {
  for (const { cache, copy } of copies) {
    const opened = await caches.open(cache);
    const response = await opened.match(path, { ignoreVary: true });
    if (response) return { response, copy };
  }
  return undefined;
}

/** A page that says which copy it is from: by this mark its scripts find out that there may be a newer one. */
async function marked(response: Response, copy: string): Promise<Response> {
  const page = (await response.text()).replace('<html ', `<html data-kept="${copy}" `);
  return new Response(page, { headers: response.headers });
}

/** The page that says that a page is not kept: in the language of its address if that is kept, else in one that is. */
async function notKept(
  pathname: string,
  copies: readonly KeptCopy[],
): Promise<Response | undefined> {
  const [own = ''] = pathname.slice(base.length).split('/');
  const languages = [own, ...copies.map(({ copy }) => copy.split('/')[1] ?? '')];
  for (const language of languages) {
    const found = await keptAt(`${base}${language}/offline/`, copies);
    if (found) return found.response;
  }
  return undefined;
}
