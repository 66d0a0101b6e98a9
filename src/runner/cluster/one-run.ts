import { createHash } from 'node:crypto';
import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '#runner/session/processes.ts';

/** The one run that a cluster has at a time: `end` lets the next one begin. */
export interface OneRun {
  end: () => void;
}

/** The clusters of one run, which may make some itself. */
export interface ClustersOfRun {
  /** The other run that is under way there; undefined where this one has begun there, now or before. */
  begin: (uid: string) => OtherRun | undefined;
  end: () => void;
}

export function clustersOfRun(): ClustersOfRun {
  const begun = new Map<string, OneRun>();
  return {
    begin: (uid) => {
      if (begun.has(uid)) return undefined;
      const run = beginRun(uid);
      if ('pid' in run) return run;
      begun.set(uid, run);
      return undefined;
    },
    end: () => {
      for (const run of begun.values()) run.end();
    },
  };
}

/** A run that is under way, and the file that says so. */
export interface OtherRun {
  pid: number;
  file: string;
}

/**
 * Begins a run on a cluster that is there, told by its UID, unless another one of this user is under way there: each would see what the other
 * makes. @throws an error with a `code`, as Node's, where nothing can be written
 */
export function beginRun(uid: string): OneRun | OtherRun {
  const name = createHash('sha256').update(uid).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `readyroom-${process.getuid?.() ?? 0}-runs-on-${name}`);
  for (;;)
    try {
      // A link that leads nowhere is made with its text at once: nobody sees it without the process.
      symlinkSync(String(process.pid), file);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      const pid = pidIn(file);
      if (pid !== undefined && isAlive(pid)) return { pid, file };
      // Its process is gone, and could not take it away.
      rmSync(file, { force: true });
    }
  const remove = (): void => {
    rmSync(file, { force: true });
  };
  process.once('exit', remove);
  return {
    end: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** Undefined for a file that has gone meanwhile, or says nothing. */
function pidIn(file: string): number | undefined {
  try {
    const pid = Number(readlinkSync(file));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
