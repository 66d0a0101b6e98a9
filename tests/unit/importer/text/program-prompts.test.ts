import { expect, test } from 'vitest';
import { isTypedAtProgram } from '#importer/text/program-prompts.ts';

test.each(['node', 'docker run -it --rm boat node', 'kubectl exec -it boat -- node'])(
  'below %j, lines with a prompt are typed at that of the program',
  (command) => {
    expect(isTypedAtProgram('> boat.sail()', command)).toBe(true);
  },
);

test.each(['kubectl describe node', 'kubectl get pod redis', 'kubectl logs mongo'])(
  'below %j nothing is typed: no program reads it',
  (command) => {
    expect(isTypedAtProgram('> boat.sail()', command)).toBe(false);
  },
);
