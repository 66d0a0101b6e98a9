import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { ParsedLesson } from '#transforms/lesson/parse.ts';

/**
 * Parsing is most of loading, and a second thread does half of it: it parses one file of prose after the other from the
 * end of the list, while loading does so in its own order and reads YAML in between. A file belongs to whichever thread comes to
 * it first, and says so in memory that both have.
 */
export interface SharedParsing {
  /** Absolute paths. */
  files: readonly string[];
  /** Of each file its `state`. */
  states: Int32Array<SharedArrayBuffer>;
}

export const state = {
  free: 0,
  /** The thread that loads parses it, or has it. */
  loading: 1,
  /** The other thread parses it. */
  ahead: 2,
  /** The other thread has sent its tree. */
  sent: 3,
} as const;

/** What the other thread sends of a file: the text it found there, and what came of it. */
export interface ParsedFile {
  file: string;
  text: string;
  parsed: ParsedLesson;
}

/** Fewer files are parsed before a thread has begun. */
const WORTH_IT = 200;
/** How long the tree of a file is waited for that the other thread has begun; then it has ended, or the text is huge. Milliseconds. */
const PATIENCE = 5000;

/** What is parsed ahead for the load that is under way: loading is synchronous, so there is one at most. */
let current:
  | (Pick<SharedParsing, 'states'> & {
      /** Where a file stands in the list. */
      indices: ReadonlyMap<string, number>;
      port: MessagePort;
      received: Map<string, ParsedFile>;
    })
  | undefined;

/** Does what loads, with a second thread that parses these files if they are many. */
export function withParsingAhead<Result>(files: readonly string[], load: () => Result): Result {
  current = files.length < WORTH_IT || availableParallelism() < 2 ? undefined : begun(files);
  try {
    return load();
  } finally {
    if (current !== undefined) {
      // The other thread finds nothing more to do, and ends.
      for (const index of files.keys()) Atomics.store(current.states, index, state.loading);
      current.port.close();
      current = undefined;
    }
  }
}

function begun(files: readonly string[]): typeof current {
  const states = new Int32Array(new SharedArrayBuffer(4 * files.length));
  const { port1: port, port2: other } = new MessageChannel();
  try {
    const program = new URL(`./parse-thread${extname(import.meta.url)}`, import.meta.url);
    const workerData = { files, states, port: other };
    const worker = new Worker(program, { workerData, transferList: [other], execArgv: [] });
    // Whatever it fails at, this thread does.
    worker.on('error', () => undefined);
    worker.unref();
  } catch {
    // Node may be told to allow no threads.
    port.close();
    return undefined;
  }
  const indices = new Map(files.map((file, index) => [file, index]));
  return { indices, states, port, received: new Map() };
}

/** What the other thread made of a file with this text; undefined where whoever asks has to parse it. */
export function parsedAhead(file: string, text: string): ParsedLesson | undefined {
  if (current === undefined) return undefined;
  const { indices, states, port, received } = current;
  const index = indices.get(file);
  if (index === undefined) return undefined;
  if (Atomics.compareExchange(states, index, state.free, state.loading) === state.free)
    return undefined;
  Atomics.wait(states, index, state.ahead, PATIENCE);
  for (;;) {
    const message = receiveMessageOnPort(port) as { message: ParsedFile } | undefined;
    if (message === undefined) break;
    received.set(message.message.file, message.message);
  }
  const found = received.get(file);
  received.delete(file);
  return found?.text === text ? found.parsed : undefined;
}
