/** JSON and YAML. */
export { readDocument } from '#checker/reading/documents.ts';
export { withObjects } from '#checker/structured/index.ts';
