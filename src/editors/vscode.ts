import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import protocol from 'vscode-languageserver/node.js';
import type * as vscode from 'vscode';

const { createProtocolConnection, StreamMessageReader, StreamMessageWriter } = protocol;

/** What Readyroom knows of by name; `.mdx` is prose. */
const files = '**/{*.mdx,lesson.yaml,shared.yaml,workshop.yaml,glossary.yaml,components.yaml}';

/**
 * Has VS Code ask the language server of a project, of which `root` is the folder: for the extension in `.vscode/extensions/` of a
 * project, which is of no use elsewhere. Returns what ends it.
 */
export async function start(code: typeof vscode, root: string): Promise<vscode.Disposable> {
  const server = spawn(nodeOf(root), [program(root), 'language-server', '--stdio'], { cwd: root });
  // Rejected where there is no Node to start.
  await once(server, 'spawn');
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (status) =>
      reject(new Error(`the language server ended (${status ?? 'killed'})`)),
    );
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  const { capabilities } = await Promise.race([
    ended,
    connection.sendRequest(protocol.InitializeRequest.type, {
      processId: process.pid,
      rootUri: code.Uri.file(root).toString(),
      capabilities: {},
    }),
  ]);
  await connection.sendNotification(protocol.InitializedNotification.type, {});

  const isOurs = ({ uri }: vscode.TextDocument): boolean =>
    code.languages.match({ pattern: new code.RelativePattern(root, files) }, {
      uri,
    } as vscode.TextDocument) > 0;
  const identified = ({ uri }: vscode.TextDocument) => ({ uri: uri.toString() });
  const open = (document: vscode.TextDocument): void => {
    if (!isOurs(document)) return;
    const { languageId, version } = document;
    const textDocument = { ...identified(document), languageId, version, text: document.getText() };
    void connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
      textDocument,
    });
  };
  const rangeOf = ({ start, end }: protocol.Range): vscode.Range =>
    new code.Range(start.line, start.character, end.line, end.character);

  const problems = code.languages.createDiagnosticCollection('readyroom');
  connection.onNotification(
    protocol.PublishDiagnosticsNotification.type,
    ({ uri, diagnostics }) => {
      const found = diagnostics.map(({ range, message, severity, code: rule, source }) => {
        const level =
          severity === protocol.DiagnosticSeverity.Error
            ? code.DiagnosticSeverity.Error
            : code.DiagnosticSeverity.Warning;
        return Object.assign(new code.Diagnostic(rangeOf(range), message, level), {
          code: rule,
          source,
        });
      });
      problems.set(code.Uri.parse(uri), found);
    },
  );

  code.workspace.textDocuments.forEach(open);
  return code.Disposable.from(
    problems,
    code.workspace.onDidOpenTextDocument(open),
    code.workspace.onDidChangeTextDocument(({ document }) => {
      if (!isOurs(document)) return;
      void connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
        textDocument: { ...identified(document), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
    code.workspace.onDidSaveTextDocument((document) => {
      if (!isOurs(document)) return;
      const textDocument = identified(document);
      void connection.sendNotification(protocol.DidSaveTextDocumentNotification.type, {
        textDocument,
      });
    }),
    code.workspace.onDidCloseTextDocument((document) => {
      if (!isOurs(document)) return;
      const textDocument = identified(document);
      void connection.sendNotification(protocol.DidCloseTextDocumentNotification.type, {
        textDocument,
      });
    }),
    code.languages.registerCompletionItemProvider(
      { pattern: new code.RelativePattern(root, files) },
      {
        provideCompletionItems: async (document, position) => {
          const items = (await connection.sendRequest(protocol.CompletionRequest.type, {
            textDocument: identified(document),
            position: { line: position.line, character: position.character },
          })) as readonly protocol.CompletionItem[];
          return items.map((item) => {
            const made = new code.CompletionItem(item.label, item.kind && item.kind - 1);
            const { textEdit, documentation } = item;
            if (textEdit && 'range' in textEdit) {
              made.range = rangeOf(textEdit.range);
              made.insertText = textEdit.newText;
            }
            if (typeof documentation === 'object')
              made.documentation = new code.MarkdownString(documentation.value);
            return Object.assign(made, {
              detail: item.detail,
              filterText: item.filterText,
              sortText: item.sortText,
            });
          });
        },
      },
      ...(capabilities.completionProvider?.triggerCharacters ?? []),
    ),
    { dispose: () => server.kill() },
  );
}

const program = (root: string): string => join(root, 'node_modules/readyroom/lib/cli/main.js');

/** The Node that a project brings along; else that of the system. */
const nodeOf = (root: string): string =>
  ['node', 'node.exe']
    .map((name) => join(root, 'node_modules/node/bin', name))
    .find((path) => existsSync(path)) ?? 'node';
