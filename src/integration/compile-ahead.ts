import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { LessonFile, markdownProcessor } from '#transforms/markdown.ts';

type Processor = ReturnType<typeof markdownProcessor>;
type Create = NonNullable<Processor['createMdxRenderer']>;
type Renderer = Awaited<ReturnType<Create>>;
type Result = Awaited<ReturnType<Renderer['process']>>;

/** What a thread has to know before it compiles anything, which is the same for all files. */
export interface CompileOptions {
  shared: Parameters<Create>[0];
  mdx: Omit<Parameters<Create>[1], 'srcDir'> & { srcDir: string | undefined };
}

export interface CompileRequest {
  id: number;
  content: string;
  path: string;
  frontmatter: Record<string, unknown>;
  file: LessonFile;
}

/** Without a result where it cannot be compiled: then it is tried once more, where an error is told. */
export interface CompileReply {
  id: number;
  result: Result | undefined;
}

/** Fewer files are compiled before a thread has begun. */
const WORTH_IT = 200;
/** So many files wait for the thread at most: it has something to do while this one is busy, and both end at the same time. */
const WAITING = 4;

/** A file to be compiled: in the thread, or here. */
interface Job {
  request: Omit<CompileRequest, 'id'>;
  here(): Promise<Result>;
  done(result: Result | Promise<Result>): void;
}

interface CompileThread {
  /** The processor, which shares lessons with the thread. */
  helping(processor: Processor, lookup: (path: string) => LessonFile | undefined): Processor;
  /** Ends it when all is compiled: then its memory is needed for pages. */
  plugin: Plugin;
}

/**
 * The second thread of a build, where there are so many files that it is worth it: each takes from one queue what it compiles.
 * What comes of it is the same. It begins at once, since to load a compiler takes time.
 */
export function compileThread(files: number): CompileThread | undefined {
  if (files < WORTH_IT || availableParallelism() < 2) return undefined;
  const program = new URL(`./compile-thread${extname(import.meta.url)}`, import.meta.url);
  let worker: Worker | undefined;
  try {
    worker = new Worker(program, { execArgv: [] });
  } catch {
    // Node may be told to allow no threads.
    return undefined;
  }
  const queue: Job[] = [];
  const waiting = new Map<number, Job>();
  let last = 0;
  let isBusy = false;

  const give = (): void => {
    while (worker !== undefined && waiting.size < WAITING) {
      const job = queue.shift();
      if (job === undefined) return;
      const id = (last += 1);
      try {
        worker.postMessage({ id, ...job.request } satisfies CompileRequest);
        waiting.set(id, job);
        // Nothing else may keep the process until it has answered.
        worker.ref();
      } catch {
        // It has something that no thread can be sent, such as a function.
        job.done(job.here());
      }
    }
  };
  /** Does what the thread has no time for. */
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    // First all are in the queue that are asked for at once; between two, what the thread has sent is received.
    for (await turn(); queue.length > 0; await turn()) {
      give();
      const job = queue.shift();
      if (job === undefined) continue;
      const result = job.here();
      job.done(result);
      await result.catch(() => undefined);
    }
    isBusy = false;
  };
  const end = (): void => {
    const ended = worker;
    worker = undefined;
    for (const job of waiting.values()) job.done(job.here());
    waiting.clear();
    void ended?.terminate();
  };
  worker.on('message', ({ id, result }: CompileReply) => {
    const job = waiting.get(id);
    waiting.delete(id);
    job?.done(result ?? job.here());
    give();
    if (waiting.size === 0) worker?.unref();
  });
  // Whatever it fails at, this thread does.
  worker.on('error', end).on('exit', end);
  worker.unref();

  const helping: CompileThread['helping'] = (processor, lookup) => {
    const { createMdxRenderer, options } = processor;
    if (createMdxRenderer === undefined) return processor;
    const added = addedTo(options);
    return {
      ...processor,
      createMdxRenderer: async (shared, mdx) => {
        const own = await createMdxRenderer(shared, mdx);
        // A thread knows of no plugins but ours, of nothing that astro.config adds, and of no themes for code.
        if (shared.syntaxHighlight !== false || addedTo(options) !== added) return own;
        const { srcDir, ...others } = mdx;
        worker?.postMessage({
          shared: { ...shared, shikiConfig: {} },
          mdx: { ...others, srcDir: srcDir?.href },
        } satisfies CompileOptions);
        return {
          process(content, path, frontmatter) {
            const here = (): Promise<Result> => own.process(content, path, frontmatter);
            const file = lookup(path);
            if (file === undefined || worker === undefined) return here();
            const request = { content, path, frontmatter, file: needed(file) };
            return new Promise((done) => {
              queue.push({ request, here, done });
              void work();
            });
          },
        };
      },
    };
  };
  return {
    helping,
    plugin: { name: 'readyroom:compile-thread', apply: 'build', buildEnd: end },
  };
}

/** How many plugins of each kind, and which settings: another integration or `markdown` of astro.config may add some. */
const addedTo = (options: Processor['options']): string => {
  const { remarkPlugins, rehypePlugins, recmaPlugins, remarkRehype } = options;
  return [remarkPlugins, rehypePlugins, recmaPlugins, Object.keys(remarkRehype)]
    .map(({ length }) => length)
    .join(' ');
};

/** The source is needed where the translation lacks some of it, or may, being older; it is a tree, which takes time to be sent. */
const needed = (file: LessonFile): LessonFile =>
  file.missing.length > 0 || file.stale.length > 0 ? file : { ...file, source: undefined };
