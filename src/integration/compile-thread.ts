/** The second thread of `compile-ahead.ts`. */
import { parentPort } from 'node:worker_threads';
import { markdownProcessor } from '#transforms/markdown.ts';
import type { LessonFile } from '#transforms/markdown.ts';
import type { CompileOptions, CompileReply, CompileRequest } from './compile-ahead.ts';

const files = new Map<string, LessonFile>();
const { createMdxRenderer } = markdownProcessor((path) => files.get(path));
let renderer: ReturnType<NonNullable<typeof createMdxRenderer>> | undefined;

parentPort?.on('message', (message: CompileOptions | CompileRequest) => {
  if ('shared' in message) {
    const { srcDir, ...mdx } = message.mdx;
    renderer = createMdxRenderer?.(message.shared, {
      ...mdx,
      ...(srcDir === undefined ? {} : { srcDir: new URL(srcDir) }),
    });
  } else void reply(message);
});

async function reply({ id, content, path, frontmatter, file }: CompileRequest): Promise<void> {
  files.set(path, file);
  let result: CompileReply['result'];
  try {
    result = await (await renderer)?.process(content, path, frontmatter);
  } catch {
    // The other thread tries once more, and tells what is wrong.
  }
  files.delete(path);
  parentPort?.postMessage({ id, result } satisfies CompileReply);
}
