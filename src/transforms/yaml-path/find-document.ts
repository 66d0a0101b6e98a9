import { isMap } from 'yaml';
import type { YamlDocument, YamlText } from './yaml-text.ts';

/**
 * The document called `Kind/name` (by `kind` and `metadata.name`); without a selector the only document there is.
 * Otherwise the names of all documents, for the message.
 */
export function findDocument(
  yaml: YamlText,
  selector: string | undefined,
): { ok: true; document: YamlDocument } | { ok: false; found: number; names: readonly string[] } {
  const documents = yaml.documents.filter((document) => isMap(document.contents));
  const matching =
    selector === undefined
      ? documents
      : documents.filter((document) => documentName(document) === selector);
  const [document] = matching;
  if (document !== undefined && matching.length === 1) return { ok: true, document };
  return { ok: false, found: matching.length, names: documents.map(documentName) };
}

/** `Kind/name`, as `doc:` spells it; a part the document does not have is empty. */
function documentName(document: YamlDocument): string {
  const text = (path: readonly string[]): string => {
    const value: unknown = document.getIn(path);
    return typeof value === 'string' ? value : '';
  };
  return `${text(['kind'])}/${text(['metadata', 'name'])}`;
}
