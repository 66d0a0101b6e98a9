import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { ParsedLesson } from '#transforms/lesson/parse.ts';

/**
 * Prose is parsed when its tree is looked at, and a second thread does most of it where all trees are: it parses one file after the other from
 * the end of the list, while the first goes through it from the beginning and does other things in between. A file belongs to
 * whichever thread comes to it first, and says so in memory that both have.
 */
export interface SharedParsing {
  /** Absolute paths. */
  files: readonly string[];
  /** Of each file its `state`. */
  states: Int32Array<SharedArrayBuffer>;
}

export const state = {
  free: 0,
  /** The thread that looks at it parses it, or has it. */
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

/** So many files are asked for one by one, as a page of the dev server does, before a thread parses the others. */
const A_FEW = 12;

/** The files of the last load, as long as some of them may be asked for. */
let current:
  | (SharedParsing & {
      /** Where a file stands in the list. */
      indices: ReadonlyMap<string, number>;
      /** How many were not asked for yet. */
      left: number;
      /** Undefined as long as nothing is parsed ahead. */
      port: MessagePort | undefined;
      received: Map<string, ParsedFile>;
    })
  | undefined;

/** Has a second thread parse these files, if they are many and whoever asks for some asks for more; others no longer. */
export function parseAhead(files: readonly string[]): void {
  if (files.length < WORTH_IT || availableParallelism() < 2) return;
  end();
  current = {
    files,
    states: new Int32Array(new SharedArrayBuffer(4 * files.length)),
    indices: new Map(files.map((file, index) => [file, index])),
    left: files.length,
    port: undefined,
    received: new Map(),
  };
}

/** The other thread finds nothing more to do. */
function end(): void {
  if (current === undefined) return;
  for (const index of current.files.keys()) Atomics.store(current.states, index, state.loading);
  current.port?.close();
  current = undefined;
}

function begun({ files, states }: SharedParsing): MessagePort | undefined {
  const { port1: port, port2: other } = new MessageChannel();
  try {
    const program = new URL(`./parse-thread${extname(import.meta.url)}`, import.meta.url);
    const workerData = { files, states, port: other };
    const worker = new Worker(program, { workerData, transferList: [other], execArgv: [] });
    // Whatever it fails at, this thread does.
    worker.on('error', () => undefined);
    worker.unref();
    return port;
  } catch {
    // Node may be told to allow no threads.
    port.close();
    return undefined;
  }
}

/** What the other thread made of a file with this text; undefined where whoever asks has to parse it. */
export function parsedAhead(file: string, text: string): ParsedLesson | undefined {
  const index = current?.indices.get(file);
  if (current === undefined || index === undefined) return undefined;
  const { states, received } = current;
  const before = Atomics.compareExchange(states, index, state.free, state.loading);
  // Its text has changed, or is mended.
  if (before === state.loading) return undefined;
  current.left -= 1;
  if (before === state.free) {
    if (current.files.length - current.left === A_FEW) current.port = begun(current);
  } else {
    Atomics.wait(states, index, state.ahead, PATIENCE);
    Atomics.store(states, index, state.loading);
  }
  for (;;) {
    const message = current.port && (receiveMessageOnPort(current.port) as Received | undefined);
    if (message === undefined) break;
    received.set(message.message.file, message.message);
  }
  const found = received.get(file);
  received.delete(file);
  if (current.left === 0) end();
  return found?.text === text ? found.parsed : undefined;
}

interface Received {
  message: ParsedFile;
}
