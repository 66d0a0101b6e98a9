import { readdirSync, readFileSync } from 'node:fs';

/** How long processes may take to end when they are asked to, in milliseconds. */
const GRACE = 2000;

/** What a process began, and all that was started from there. */
interface Family {
  /** It began a session of the system. */
  leader: number;
  /** `NAME=value`, which all of them have in their environment, also those that began a session of their own. */
  mark: string;
}

/**
 * Ends a process and all that it started: asked first, then killed.
 * Where there is no /proc, those that left its process group are not known.
 */
export async function endAll(family: Family): Promise<void> {
  signal(family, 'SIGTERM');
  const end = performance.now() + GRACE;
  while (isAnyLeft(family)) {
    if (performance.now() > end) {
      signal(family, 'SIGKILL');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Ends it with all that it started, at once, without asking: for when there is no time left. */
export function killAll(family: Family): void {
  signal(family, 'SIGKILL');
}

const isAnyLeft = (family: Family): boolean => {
  const left = running(family);
  return left === undefined ? send(-family.leader, 0) : left.length > 0;
};

/** To each once: a second one would run a trap again in the middle of itself. */
function signal(family: Family, name: 'SIGTERM' | 'SIGKILL'): void {
  const { leader } = family;
  send(-leader, name);
  for (const { pid, group } of running(family) ?? []) if (group !== leader) send(pid, name);
}

/** Whether a process of this user runs. */
export const isAlive = (pid: number): boolean => send(pid, 0);

function send(pid: number, name: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    // It has ended; or its number is that of somebody else's process by now.
    return false;
  }
}

interface Process {
  pid: number;
  /** The process group it is in; one that left the group of its leader is still in the session. */
  group: number;
}

/** Those of a family that still run, whatever group they are in; undefined where there is no /proc. */
function running(family: Family): Process[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => {
      const pid = Number(name);
      const group = Number.isInteger(pid) ? groupIn(family, pid) : undefined;
      return group === undefined ? [] : [{ pid, group }];
    });
  } catch {
    return undefined;
  }
}

/**
 * The process group of a process of that family; undefined for one of another, or that has ended, as a zombie has.
 * proc(5): `pid (name) state parent group session …`; the name may hold anything.
 */
function groupIn({ leader, mark }: Family, pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group, session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isOver = state === 'Z' || state === 'X';
    const isOwn = session === String(leader) || hasIn(`/proc/${pid}/environ`, mark);
    return !isOver && isOwn ? Number(group) : undefined;
  } catch {
    // It has ended meanwhile, or is another user's.
    return undefined;
  }
}

/** Whether a variable stands in an environment, as it was when its process began. */
const hasIn = (environ: string, mark: string): boolean =>
  readFileSync(environ, 'latin1').split('\0').includes(mark);
