import engines from 'virtual:readyroom/engines';
import type { Check } from '#checker/types.ts';
import type { ReportAnswer, Question } from './answer-questions.ts';
import type { PasteKept, PasteReport } from './make-report.ts';
import { lang } from './page-messages.ts';

let engine: Promise<Worker> | undefined;
let questions = 0;
const waiting = new Map<
  number,
  { resolve: (report: PasteReport) => void; reject: (reason: Error) => void }
>();

/**
 * Loads the engine, if it is not there yet.
 * @throws if it cannot be loaded; the next call tries again.
 */
export function loadEngine(): Promise<Worker> {
  engine ??= started();
  return engine;
}

/**
 * Judges a paste, beside the page.
 * @throws if the engine cannot be loaded or breaks; the next call tries again.
 */
export async function judgePaste(question: {
  text: string;
  check: Check;
  previous: string | undefined;
  kept: PasteKept;
}): Promise<PasteReport> {
  const worker = await loadEngine();
  questions += 1;
  const id = questions;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, ...question } satisfies Question);
  });
}

function started(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const address = engines[lang];
    if (address === undefined) throw new Error(`No engine in ${lang}.`);
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ReportAnswer | undefined>) => {
      if (!data) {
        resolve(worker);
        return;
      }
      waiting.get(data.id)?.resolve(data.report);
      waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      engine = undefined;
      const broken = new Error('The checker could not be loaded.');
      reject(broken);
      for (const each of waiting.values()) each.reject(broken);
      waiting.clear();
    });
  });
}
