/** The second thread of `parse-ahead.ts`. */
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { parseLesson } from '#transforms/lesson/parse.ts';
import { state } from './parse-ahead.ts';
import type { ParsedFile, SharedParsing } from './parse-ahead.ts';

const { files, states, port } = workerData as SharedParsing & { port: MessagePort };
const utf8 = new TextDecoder('utf-8');

for (const [index, file] of [...files.entries()].toReversed()) {
  if (Atomics.compareExchange(states, index, state.free, state.ahead) !== state.free) continue;
  try {
    const text = utf8.decode(readFileSync(file));
    port.postMessage({ file, text, parsed: parseLesson(text) } satisfies ParsedFile);
  } catch {
    // The thread that looks at it finds nothing sent, and tells what is wrong with the file.
  }
  Atomics.store(states, index, state.sent);
  Atomics.notify(states, index);
}
port.close();
