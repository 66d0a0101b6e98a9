import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  params?: { uri?: string; diagnostics?: readonly { message: string }[] };
}

interface Item {
  label: string;
  textEdit?: { newText: string };
}

/** An editor, as a language server sees it. */
export interface Editor {
  /** Opens a file with a text, and waits for what the server has to say of it. */
  open(path: string, text: string): Promise<readonly string[]>;
  /** Has another text in a file that is open, or opens it. */
  write(path: string, text: string): void;
  /** The same, and returns what is offered where the last `|` stands. */
  offered(path: string, text: string): Promise<readonly Item[]>;
  /** Saves what was written, and waits for what the server has to say of it. */
  save(path: string): Promise<readonly string[]>;
  /** How often the server had something to say of a file. */
  reports(path: string): number;
  close(): Promise<number | null>;
}

/** Starts a language server, a program of Node, for a folder. */
export async function editor(root: string, program: readonly string[]): Promise<Editor> {
  const server = spawn(process.execPath, program, { cwd: root });
  const ended = new Promise<number | null>((done) => server.once('exit', done));
  const waiting = new Map<number, (result: unknown) => void>();
  const told = new Map<string, (messages: readonly string[]) => void>();
  const texts = new Map<string, { text: string; version: number }>();
  const reports: string[] = [];
  let received = Buffer.alloc(0);
  let last = 0;

  function send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  function request(method: string, params?: object): Promise<unknown> {
    last += 1;
    const id = last;
    send({ id, method, params });
    return new Promise((done) => waiting.set(id, done));
  }

  /** Takes whole messages off what came so far. */
  function take(): Message | undefined {
    const end = received.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/.exec(received.subarray(0, end).toString())?.[1]);
    if (end === -1 || received.length < end + 4 + length) return undefined;
    const text = received.subarray(end + 4, end + 4 + length).toString();
    received = received.subarray(end + 4 + length);
    return JSON.parse(text) as Message;
  }

  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let message = take(); message !== undefined; message = take()) {
      const { id, method, result, params } = message;
      if (method === undefined && id !== undefined) waiting.get(id)?.(result);
      // It asks for settings and to be told of changes: none of ours.
      else if (id !== undefined)
        send({ id, result: method === 'workspace/configuration' ? [{}] : null });
      if (method === 'textDocument/publishDiagnostics') {
        reports.push(params?.uri ?? '');
        told.get(params?.uri ?? '')?.((params?.diagnostics ?? []).map((each) => each.message));
      }
    }
  });

  const uriOf = (path: string): string => pathToFileURL(join(root, path)).href;

  const nextReport = (path: string) =>
    new Promise<readonly string[]>((done) => told.set(uriOf(path), done));

  function write(path: string, text: string): void {
    const uri = uriOf(path);
    const version = (texts.get(path)?.version ?? 0) + 1;
    const languageId = path.endsWith('.mdx') ? 'mdx' : 'yaml';
    if (version === 1)
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId, version, text } },
      });
    else
      send({
        method: 'textDocument/didChange',
        params: { textDocument: { uri, version }, contentChanges: [{ text }] },
      });
    texts.set(path, { text, version });
  }

  await request('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  send({ method: 'initialized', params: {} });
  return {
    open: (path, text) => {
      const report = nextReport(path);
      write(path, text);
      return report;
    },
    write,
    offered: async (path, text) => {
      const at = text.lastIndexOf('|');
      const before = text.slice(0, at).split('\n');
      // A file that this opens is told of as well, a little later: else that would be taken for what is said of the next save.
      const report = texts.has(path) ? undefined : nextReport(path);
      write(path, text.slice(0, at) + text.slice(at + 1));
      const result = (await request('textDocument/completion', {
        textDocument: { uri: uriOf(path) },
        position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
      })) as readonly Item[] | { items: readonly Item[] };
      await report;
      return 'items' in result ? result.items : result;
    },
    save: (path) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), texts.get(path)?.text ?? '');
      const report = nextReport(path);
      send({ method: 'textDocument/didSave', params: { textDocument: { uri: uriOf(path) } } });
      return report;
    },
    reports: (path) => reports.filter((uri) => uri === uriOf(path)).length,
    close: async () => {
      await request('shutdown');
      send({ method: 'exit' });
      return ended;
    },
  };
}
