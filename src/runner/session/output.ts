import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';

/** What one command prints, standard output and error as they come. */
export interface CommandOutput {
  /** Where the command writes to. */
  path: string;
  /** All that was printed so far. */
  text(): string;
  /** All that was printed until now, once it has arrived. What comes later is of a process left in the background. */
  whole(): Promise<string>;
  /** Nobody reads any more. */
  close(): void;
}

/**
 * A named pipe to print into. It never touches a disk, and each command has one of its own: what a process that was left in
 * the background prints later stays with the command that started it. More than `limit` bytes are not kept; `onLimit` is
 * called once when there are more. @throws an error with a `code` where no named pipe can be made
 */
export async function outputInto(
  path: string,
  limit: number,
  onLimit: () => void,
): Promise<CommandOutput> {
  await namedPipe(path);
  // For reading and writing: it is open before anybody writes, and does not end when somebody stops.
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const pipe = new Socket({ fd, readable: true, writable: true });
  const mark = Buffer.from(`\0${randomBytes(16).toString('hex')}\0`);
  let printed = Buffer.alloc(0);
  let length = 0;
  let isCut = false;
  /** Set while the end is awaited: the last bytes, in which the mark may be. */
  let seen: Buffer | undefined;
  let onMark: (() => void) | undefined;
  let isClosed = false;
  const chunks: Buffer[] = [];
  pipe.on('error', () => undefined);
  pipe.on('data', (chunk: Buffer) => {
    if (length < limit) chunks.push(chunk);
    length += chunk.length;
    if (length > limit + mark.length && !isCut) {
      isCut = true;
      onLimit();
    }
    if (onMark === undefined) return;
    seen = Buffer.concat([seen ?? Buffer.alloc(0), chunk]);
    if (seen.includes(mark)) onMark();
    else seen = seen.subarray(-mark.length);
  });
  const bytes = (): Buffer => {
    if (chunks.length > 0) printed = Buffer.concat([printed, ...chunks.splice(0)]);
    const end = printed.indexOf(mark);
    return printed.subarray(0, Math.min(end === -1 ? printed.length : end, limit));
  };
  const text = (): string => new TextDecoder().decode(bytes());
  return {
    path,
    text,
    whole: () =>
      new Promise((resolve) => {
        onMark = () => {
          onMark = undefined;
          resolve(text());
        };
        // Behind all that was printed: what is in the pipe comes first.
        if (isClosed) onMark();
        else pipe.write(mark);
      }),
    close: () => {
      isClosed = true;
      pipe.destroy();
      onMark?.();
    },
  };
}

/** In a process group of its own: a Ctrl-C of the terminal does not end it half way. */
function namedPipe(path: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('mkfifo', ['-m', '600', path], { stdio: 'ignore', detached: true });
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`There is no named pipe at ${path}: mkfifo ended with ${String(code)}.`));
    });
  });
}
