import type { Check } from '#checker/types.ts';
import type { Answer, Question } from './engine.worker.ts';
import type { Report } from './report.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<
  number,
  { resolve: (report: Report) => void; reject: (reason: Error) => void }
>();

/**
 * Judges a paste in the worker, which is started with the first one.
 * @throws if the engine cannot be loaded; the next call tries again.
 */
export function judge(text: string, check: Check, previous: string | undefined): Promise<Report> {
  worker ??= start();
  asked += 1;
  const question: Question = { id: asked, text, check, previous };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    worker?.postMessage(question);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    resolve?.(data.report);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values())
      reject(new Error('The checker could not be loaded.'));
    waiting.clear();
  });
  return started;
}
