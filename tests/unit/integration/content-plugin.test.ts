import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { contentPlugin } from '../../../src/integration/content-plugin.ts';
import { liveContent } from '../../../src/integration/live-content.ts';
import { parseOptions } from '../../../src/integration/options.ts';
import type { Workshop } from '../../../src/model/resolve/content.ts';

// A dev server whose one page lists the lessons of a workshop. Modules can be held while they are being made.
let root: string;
let vite: ViteDevServer;
let http: Server;
let held: { isReached: Promise<void>; release: () => void } | undefined;
let wait: () => Promise<void> = () => Promise.resolve();

/** The next time a page is made, it waits, with what was read of the files before. */
function hold() {
  let reach: () => void = () => undefined;
  let release: () => void = () => undefined;
  const isReached = new Promise<void>((done) => (reach = done));
  const isReleased = new Promise<void>((done) => (release = done));
  wait = () => {
    wait = () => Promise.resolve();
    reach();
    return isReleased;
  };
  held = { isReached, release };
  return held;
}

const slow: Plugin = {
  name: 'slow',
  resolveId: (id) => (id === 'virtual:slow' ? '\0virtual:slow' : undefined),
  load: async (id) => {
    if (id !== '\0virtual:slow') return undefined;
    await wait();
    return '';
  },
};

const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === 'virtual:page' ? '\0virtual:page' : undefined),
  load: (id) =>
    id === '\0virtual:page'
      ? `import { workshops } from 'virtual:readyroom/content';
         import 'virtual:slow';
         export const names = workshops.flatMap(({ lessons }) => lessons.map(({ name }) => name));`
      : undefined,
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'readyroom-content-'));
  cpSync('tests/fixtures/content-design/content', join(root, 'content'), { recursive: true });
  http = createHttpServer();
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    // It watches no file: what it is told here is all.
    server: { middlewareMode: true, hmr: { server: http }, watch: null },
    plugins: [
      contentPlugin(root, parseOptions({}), liveContent(resolve(root, 'content'), root), true),
      slow,
      page,
    ],
  });
  vite.middlewares.use((_, response, next) => {
    vite
      .ssrLoadModule('virtual:page')
      .then(({ names }) => {
        response.setHeader('content-type', 'text/html');
        response.end(JSON.stringify(names));
      })
      .catch(next);
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((done) => http.listen(0, done));
});
afterEach(async () => {
  held?.release();
  http.close();
  await vite.close();
  rmSync(root, { recursive: true });
});

async function lessons(): Promise<readonly string[]> {
  const { port } = http.address() as AddressInfo;
  return (await (await fetch(`http://localhost:${port}/`)).json()) as string[];
}

function addLesson(): void {
  const workshop = join(root, 'content/calico');
  cpSync(join(workshop, 'install-from-manifest'), join(workshop, 'second'), { recursive: true });
  const file = join(workshop, 'workshop.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^lessons: .*$/m, `lessons: [${two.join(', ')}]`));
  vite.watcher.emit('all', 'change', file);
}

const one = ['install-from-manifest'];
const two = ['install-from-manifest', 'second'];

test('what is saved while a page is made is on the next one', async () => {
  const { isReached, release } = hold();
  const first = lessons();
  await isReached;
  addLesson();
  release();
  expect(await first).toEqual(one);
  expect(await lessons()).toEqual(two);
});

test('what is saved while a page is made is shown to whoever asks after another one was made meanwhile', async () => {
  const { isReached, release } = hold();
  const first = lessons();
  await isReached;
  addLesson();
  const second = lessons();
  // The second page has what it imports by now, and waits for what the first one is given.
  await new Promise((done) => setTimeout(done, 200));
  release();
  await first;
  await second;
  expect(await lessons()).toEqual(two);
});

/** A browser that listens to what the dev server says. */
async function browser() {
  const { port } = http.address() as AddressInfo;
  const address = `ws://localhost:${port}/?token=${vite.config.webSocketToken}`;
  const socket = new WebSocket(address, 'vite-hmr');
  const isReloaded = new Promise<void>((done) => {
    socket.addEventListener('message', ({ data }) => {
      if ((JSON.parse(String(data)) as { type: string }).type === 'full-reload') done();
    });
  });
  await new Promise((done) => {
    socket.addEventListener('open', done);
  });
  return { socket, isReloaded };
}

test('a browser that was sent what was there before loads the page again, though another one was told to meanwhile', async () => {
  // As long as nobody listens, Vite itself keeps what it has to say.
  const other = await browser();
  const { isReached, release } = hold();
  const first = lessons();
  await isReached;
  addLesson();
  release();
  expect(await first).toEqual(one);
  await other.isReloaded;
  // All that the watcher tells of the save is told by now.
  await new Promise((done) => setTimeout(done, 1000));
  const late = await browser();
  await late.isReloaded;
  late.socket.close();
  other.socket.close();
}, 15_000);

test('many files that are saved while a page is made, as git does it, are no leak', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const { isReached, release } = hold();
  const first = lessons();
  await isReached;
  const file = join(root, 'content/calico/workshop.yaml');
  for (let saved = 0; saved < 20; saved += 1) vite.watcher.emit('all', 'change', file);
  release();
  await first;
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

test('prose is rendered anew for each page of the dev server, whatever NODE_ENV says', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      contentPlugin(root, parseOptions({}), liveContent(resolve(root, 'content'), root), true),
    ],
  });
  try {
    const { isProseShared } = await server.ssrLoadModule('virtual:readyroom/own-components');
    expect(server.config.isProduction).toBe(true);
    expect(isProseShared).toBe(false);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
});

test('a page has the lessons that there are, not a copy: one that is not edited is the same object', async () => {
  const lessonsNow = async () => {
    const { workshops } = await vite.ssrLoadModule('virtual:readyroom/content');
    return (workshops as readonly Workshop[]).flatMap((workshop) => workshop.lessons);
  };
  const [before] = await lessonsNow();
  // What was looked at in part is loaded anew, which costs nothing.
  expect(JSON.stringify(before)).toContain('taint');
  addLesson();
  const now = await lessonsNow();
  expect(now.map(({ name }) => name)).toEqual(two);
  expect(now[0]).toBe(before);
});

test('twenty lessons are a module of a build, and all are there in their order', () => {
  const workshop = join(root, 'content/calico');
  const names = Array.from({ length: 25 }, (_, number) => `lesson-${number}`);
  for (const name of names)
    cpSync(join(workshop, 'install-from-manifest'), join(workshop, name), { recursive: true });
  const file = join(workshop, 'workshop.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^lessons: .*$/m, `lessons: [${names.join(', ')}]`));
  const content = liveContent(resolve(root, 'content'), root);
  const plugin = contentPlugin(root, parseOptions({}), content, false);
  const { configResolved, load } = plugin as unknown as {
    configResolved: (config: { command: 'build' }) => void;
    load: { handler: (id: string) => string };
  };
  configResolved({ command: 'build' });
  const module = load.handler('\0virtual:readyroom/content');
  const modules = [...module.matchAll(/^import .* from "(virtual:readyroom\/lessons\/.*)";$/gm)];
  expect(modules).toHaveLength(2);
  const inModules = modules.flatMap(([, id = '']) => {
    const [, data = ''] =
      /^export default JSON\.parse\((.*)\);$/m.exec(load.handler(`\0${id}`)) ?? [];
    return (JSON.parse(JSON.parse(data) as string) as { name: string }[]).map(({ name }) => name);
  });
  expect(inModules).toEqual(names);
});
