import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocale } from '#i18n/locales.ts';
import { messages } from '#i18n/messages.ts';
import { sendFile } from '#serve/send-file.ts';
import type { Site } from '#serve/site-files.ts';
import { argumentsOf, readsSecrets, variablesOfLook, type Look } from '#transforms/look.ts';
import type { ChosenCluster, Looked } from './cluster.ts';
import { guardOf, type Denial, type Guard } from './guard.ts';
import type { Looks } from './looks.ts';

export interface LearnOptions {
  site: Site;
  looks: Looks;
  cluster: ChosenCluster;
  /** Runs a reading command. */
  look: (args: readonly string[]) => Promise<Looked>;
  /** Whether the learner agreed that Secrets are read. */
  secrets: boolean;
  /** 0 for any that is free. */
  port: number;
}

export interface Learning {
  server: Server;
  /** To be opened: with the token in its fragment. */
  address: string;
  close: () => Promise<void>;
}

/** What a page gets for a look. */
type LookAnswer =
  | { is: 'printed'; text: string }
  | { is: 'too-long' | 'too-slow' | 'another-cluster' | 'busy' | 'secret' | 'unknown' | 'refused' }
  | { is: 'missing'; variable: string }
  | { is: 'failed'; reason: string };

/** What a page has to know before it offers to look. */
interface LearnState {
  cluster: ChosenCluster;
  /** The workshop's variables that each look needs, by the key of its check. */
  looks: Readonly<Record<string, readonly string[]>>;
  /** The messages of `look.…` in the language of the page. */
  words: Readonly<Record<string, string>>;
}

/** The most that a page may send, in bytes. */
const BODY = 20_000;

/** How long a request may take to come in, in milliseconds: whoever holds a connection open holds it no longer. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
};

/** For every answer: no other page may show it in a frame or read it, and no script of the site may send on what it sees. */
const headers = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'Cache-Control': 'no-store',
};

/** Serves a built workshop on 127.0.0.1, and what its checks may look at. */
export async function learn(options: LearnOptions): Promise<Learning> {
  const server = createServer(patience);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(options.port, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const guard = guardOf(port);
  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response, guard, options).catch(() => {
      deny(response, { status: 400, why: 'This could not be read.' });
    });
  });
  return {
    server,
    address: `http://127.0.0.1:${String(port)}${options.site.base}#readyroom=${guard.token}`,
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** Where pages ask; a site has nothing there, for no workshop's name begins with a dot. */
const CALLS = '.readyroom/';

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  guard: Guard,
  options: LearnOptions,
): Promise<void> {
  const wrong = guard.refuses(request);
  if (wrong) {
    deny(response, wrong);
    return;
  }
  const [path = ''] = (request.url ?? '').split(/[?#]/);
  const calls = options.site.base + CALLS;
  if (!path.startsWith(calls)) {
    await sendFile(request, response, options.site, marked);
    return;
  }
  if (request.method !== 'POST') {
    deny(response, { status: 403, why: 'Only pages of this server may ask for this.' });
    return;
  }
  const call = path.slice(calls.length);
  const stranger = call === 'enter' ? undefined : guard.refusesStranger(request);
  const denial = guard.refusesCall(request) ?? (call === 'state' ? undefined : stranger);
  if (denial) {
    deny(response, denial);
    return;
  }
  const body = await bodyOf(request);
  // A page that somebody else opened: it has nothing to offer, and that is no error of it.
  if (stranger) response.writeHead(204).end();
  else if (call === 'enter') {
    const cookie = guard.enter(body['token']);
    if (cookie === undefined) deny(response, { status: 403, why: 'This is not the token.' });
    else response.writeHead(204, { 'Set-Cookie': cookie }).end();
  } else if (call === 'state') send(response, stateFor(body['locale'], options));
  else if (call === 'look') send(response, await lookFor(body, options));
  else deny(response, { status: 400, why: 'Nothing is called that.' });
}

/** A page that says who serves it: by this mark its scripts find out that they may offer to look. */
const marked = (page: string): string => page.replace('<html ', '<html data-learn ');

function stateFor(locale: unknown, { cluster, looks }: LearnOptions): LearnState {
  const { ui } = messages[typeof locale === 'string' && isLocale(locale) ? locale : 'en'];
  return {
    cluster,
    looks: Object.fromEntries([...looks].map(([key, look]) => [key, variablesOfLook(look)])),
    words: Object.fromEntries(Object.entries(ui).filter(([key]) => key.startsWith('look.'))),
  };
}

/** Servers at which a look is under way: one at a time, so that pages cannot start programs without end. */
const busy = new WeakSet<LearnOptions>();

async function lookFor(
  { check, variables }: Readonly<Record<string, unknown>>,
  options: LearnOptions,
): Promise<LookAnswer> {
  const look = typeof check === 'string' ? options.looks.get(check) : undefined;
  if (!look) return { is: 'unknown' };
  if (readsSecrets(look) && !options.secrets) return { is: 'secret' };
  const made = argumentsOf(look, textsIn(variables));
  if ('missing' in made) return { is: 'missing', variable: made.missing };
  if ('refused' in made) return { is: 'refused' };
  if (busy.has(options)) return { is: 'busy' };
  busy.add(options);
  try {
    const looked = await options.look(made.args);
    if (looked.is !== 'printed') return looked;
    return { is: 'printed', text: looked.text };
  } finally {
    busy.delete(options);
  }
}

const textsIn = (data: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((data ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY) throw new Error('The body is too large.');
    parts.push(part);
  }
  const data: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

function send(response: ServerResponse, body: LearnState | LookAnswer): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function deny(response: ServerResponse, { status, why }: Denial): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(`${why}\n`);
}

/** What the looks of a site read, for whoever has to agree: "get nodes", "rollout status". */
export const kindsOfLooks = (looks: Looks): readonly string[] =>
  [...new Set([...looks.values()].map(kindOfLook))].toSorted();

function kindOfLook({ verb, words }: Look): string {
  if (verb !== 'get' && verb !== 'describe') return verb;
  const types = words.filter((text, index) => index === 0 || text.includes('/'));
  return `${verb} ${[...new Set(types.map((text) => text.split('/')[0] ?? ''))].join(' ')}`;
}
