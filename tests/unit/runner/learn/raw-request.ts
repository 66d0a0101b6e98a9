import { connect } from 'node:net';

/** Sends these bytes and gives what comes back: `fetch` would mend a header that is wrong on purpose. */
export function rawRequest(port: number, lines: readonly string[], body = ''): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString('utf8')));
    socket.on('close', () => {
      done(text);
    });
    socket.on('error', fail);
    socket.write([...lines, 'Connection: close', '', body].join('\r\n'));
  });
}

export const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

/** The JSON that an answer brings. */
export const jsonOf = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
