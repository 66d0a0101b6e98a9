/** Namespaces: the phase, Active or Terminating (printNamespace in printers.go). */
import { byWord, terminatingMeaning } from './words.ts';

export const namespaces = byWord('STATUS', { Active: ['ready'], Terminating: terminatingMeaning });
