/** `read` as everybody may call it: the whole engine, synchronously. */
import './parts/all.ts';

export { read } from './reading/read.ts';
export { parseCommand, parseCommands } from './reading/command.ts';
