import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '#editors/vscode.ts';

let root: string;
/** As much of VS Code as is asked for before the language server has answered. */
const code = { Uri: { file: (path: string) => pathToFileURL(path) } } as unknown as Parameters<
  typeof start
>[0];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readyroom-vscode-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('without a Node it says so', async () => {
  vi.stubEnv('PATH', root);
  await expect(start(code, root)).rejects.toThrow('ENOENT');
});

/** A program in the place of the command line of the project, with the Node that runs this. */
function install(main: string): void {
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  const folder = join(root, 'node_modules/readyroom/lib/cli');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), main);
}

test('a language server that ends before it answers is told of', async () => {
  install('process.exit(3);');
  await expect(start(code, root)).rejects.toThrow('the language server ended (3)');
});

test('VS Code asks where the language server of the project says that it has something to offer', async () => {
  install(`import(${JSON.stringify(pathToFileURL(resolve('src/cli/main.ts')).href)})`);
  const disposable = { dispose: () => undefined };
  const register = vi.fn(() => disposable);
  const listen = () => disposable;
  const editor = {
    ...code,
    RelativePattern: vi.fn(),
    Disposable: {
      from: (...all: { dispose(): void }[]) => ({
        dispose: () => all.map((each) => each.dispose()),
      }),
    },
    languages: {
      createDiagnosticCollection: listen,
      registerCompletionItemProvider: register,
    },
    workspace: {
      textDocuments: [],
      onDidOpenTextDocument: listen,
      onDidChangeTextDocument: listen,
      onDidSaveTextDocument: listen,
      onDidCloseTextDocument: listen,
    },
  } as unknown as Parameters<typeof start>[0];
  const started = await start(editor, root);
  started.dispose();
  expect(register).toHaveBeenCalledWith(expect.anything(), expect.anything(), ...'"\'{$< /[-.');
});
