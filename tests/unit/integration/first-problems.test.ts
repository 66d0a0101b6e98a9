import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { devProblems } from '../../../src/integration/dev/problems.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A dev server whose content has one problem, in a file; `open` asks for a page and returns what ends the answer. */
function started(file: string) {
  const watcher = new EventEmitter();
  const stack: {
    handle: (request: object, response: object, next: (error?: unknown) => void) => void;
  }[] = [];
  const [error, send, invalidateModule, findProblems] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const idToModuleMap = new Map(['/s/en.mdx', '/s/own.astro'].map((id) => [id, id]));
  const server = {
    ...{ watcher, middlewares: { stack }, ws: { send }, config: { logger: { error } } },
    environments: { ssr: { moduleGraph: { idToModuleMap, invalidateModule } } },
  };
  const problem = {
    ...{ code: 'unknown-id', severity: 'error', message: 'Wrong.', hint: 'Mend it.' },
    place: { file, line: 1, column: 1 },
  };
  const current = { workshops: [{ name: 'w', lessons: [] }], files: [], problems: [problem] };
  const content = {
    ...{ current: () => current, findProblems },
    withProblemsOf: () => ({ ...current, problems: [] }),
  };
  const plugin = devProblems({ root: '/s', folder: 'content', base: '/' }, content as never);
  const behind = (plugin.configureServer as (server: unknown) => () => void)(server);
  behind();
  const ask = (url: string) => {
    const [response, next] = [new EventEmitter(), vi.fn()];
    stack[0]?.handle({ url }, response, next);
    return { response, next };
  };
  const open = (): (() => void) => {
    const { response, next } = ask('/en/w/lesson/');
    expect(next).toHaveBeenCalled();
    return () => response.emit('close');
  };
  return { watcher, ask, open, error, send, invalidateModule, findProblems };
}

test('the problems of other lessons are told once the first page is answered', async () => {
  const { open, error, send } = started('content/w/other/lesson.yaml');
  const answered = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(error).not.toHaveBeenCalled();
  answered();
  await vi.advanceTimersByTimeAsync(1000);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Wrong.'), {
    timestamp: true,
  });
  expect(send).not.toHaveBeenCalled();
});

test('where nobody opens a page they are told all the same', async () => {
  const { error } = started('content/w/other/lesson.yaml');
  await vi.advanceTimersByTimeAsync(5000);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a file that is written when the server starts does not make the first page wait for them', async () => {
  const { watcher, open, findProblems } = started('content/w/other/lesson.yaml');
  const answered = open();
  watcher.emit('all', 'add', '/s/.astro/dev.json');
  await vi.advanceTimersByTimeAsync(1000);
  expect(findProblems).not.toHaveBeenCalled();
  answered();
  await vi.advanceTimersByTimeAsync(1000);
  expect(findProblems).toHaveBeenCalled();
});

test('a page that was made without a problem of what lessons share is made again', async () => {
  const { open, send, invalidateModule } = started('content/w/shared.yaml');
  open()();
  await vi.advanceTimersByTimeAsync(1000);
  expect(invalidateModule.mock.calls).toEqual([['/s/en.mdx']]);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
});

test('where they cannot be found, whoever asked for them is told why', async () => {
  const { ask, findProblems } = started('content/w/other/lesson.yaml');
  findProblems.mockRejectedValue(new Error('A fault of ours.'));
  const { next } = ask('/_problems.json');
  await vi.advanceTimersByTimeAsync(0);
  expect(next).toHaveBeenCalledExactlyOnceWith(new Error('A fault of ours.'));
});
