/** Whether to be listed is all that can be asked of a kind. */
export { isListed } from '#checker/kinds/index.ts';
