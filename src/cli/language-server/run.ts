import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import server from 'vscode-languageserver/node.js';
import type { CompletionItem } from 'vscode-languageserver/node.js';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { complete } from '#model/complete/complete.ts';
import type { Files } from '#model/complete/names.ts';
import type { Offer } from '#model/complete/offer.ts';
import { asTyped } from '#cli/as-typed.ts';
import type { Run } from '#cli/definition.ts';
import { findings } from './findings.ts';
import type { languageServing } from './options.ts';

const { createConnection, CompletionItemKind, DiagnosticSeverity, TextDocuments, TextEdit } =
  server;
const { TextDocumentSyncKind } = server;

/** So long nothing was opened or saved, in milliseconds. */
const PAUSE = 100;

/** `readyroom language-server`: what editors ask, until they end it. */
export const run: Run<typeof languageServing> = async ({ arguments: [more] }, io) => {
  if (more !== undefined) return { usageError: `No argument is taken; "${more}" is too much.` };
  const { input, output } = io.streams();
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  const beginFinding = findings();

  const files: Files = {
    read: (path) => opened(path)?.getText() ?? textOf(path),
    folders: foldersIn,
  };
  const opened = (path: string): TextDocument | undefined =>
    documents.all().find(({ uri }) => pathOf(uri) === path);

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      completionProvider: { triggerCharacters: [...'"\'{$< /[-.'] },
    },
    serverInfo: { name: 'readyroom', version: io.version },
  }));

  connection.onCompletion(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const path = pathOf(textDocument.uri);
    if (document === undefined || path === undefined) return [];
    const found = complete(path, document.offsetAt(position), files);
    if (found === undefined) return [];
    const range = {
      start: document.positionAt(found.from),
      end: document.positionAt(found.to),
    };
    return found.offers.map((offer, index): CompletionItem => {
      const { name, about, written = name } = offer;
      return {
        label: name,
        kind: kinds[offer.kind],
        filterText: name,
        // In the order of the file, or what is most likely first.
        sortText: String(index).padStart(4, '0'),
        textEdit: TextEdit.replace(range, written),
        ...(about === undefined ? {} : aboutOf(about)),
      };
    });
  });

  /** What is wrong in the files that are open, as all of them were last saved. */
  const report = (): void => {
    const find = beginFinding();
    for (const document of documents.all()) {
      const path = pathOf(document.uri);
      if (path === undefined) continue;
      const lines = document.getText().split('\n');
      const diagnostics = find(path).map(({ code, severity, message, hint, place }) => {
        const line = place.line - 1;
        const character = place.column - 1;
        const word = /^[^\s,]+/.exec(lines[line]?.slice(character) ?? '')?.[0].length ?? 0;
        return {
          range: { start: { line, character }, end: { line, character: character + word } },
          severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
          ...{ code, source: 'readyroom', message: asTyped(`${message}\n${hint}`, io.program) },
        };
      });
      void connection.sendDiagnostics({ uri: document.uri, diagnostics });
    }
  };
  let due: NodeJS.Timeout | undefined;
  // An editor opens the files of a window, and saves all of them, one right after the other: one report is for all.
  const reportSoon = (): void => {
    clearTimeout(due);
    due = setTimeout(() => {
      try {
        report();
      } catch (error) {
        connection.console.error(String(error));
      }
    }, PAUSE);
  };
  documents.onDidOpen(reportSoon);
  documents.onDidSave(reportSoon);
  documents.onDidClose(({ document: { uri } }) => {
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  documents.listen(connection);
  connection.listen();
  await new Promise((done) => connection.onExit(() => done(undefined)));
  clearTimeout(due);
  return 0;
};

const kinds: Readonly<Record<Offer['kind'], server.CompletionItemKind>> = {
  id: CompletionItemKind.Reference,
  value: CompletionItemKind.Value,
  component: CompletionItemKind.Class,
  attribute: CompletionItemKind.Property,
};

/** A line stands beside the name, more of them below it, as they are. */
const aboutOf = (about: string): Partial<CompletionItem> =>
  about.includes('\n')
    ? { documentation: { kind: 'markdown', value: `~~~text\n${about}\n~~~` } }
    : { detail: about };

function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function foldersIn(path: string): readonly string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  } catch {
    return [];
  }
}
