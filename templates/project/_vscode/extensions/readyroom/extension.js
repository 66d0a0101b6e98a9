// Has VS Code ask the language server of Readyroom, as it is installed in this project. It is installed from the list of recommended
// extensions, for this folder alone.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as vscode from 'vscode';

export async function activate({ extensionPath, subscriptions }) {
  const root = resolve(extensionPath, '../../..');
  const client = join(root, 'node_modules/readyroom/lib/editors/vscode.js');
  try {
    const { start } = await import(pathToFileURL(client).href);
    subscriptions.push(await start(vscode, root));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showWarningMessage(
      `Readyroom does not help here yet (${reason}). Run npm install, then reload the window.`,
    );
  }
}
