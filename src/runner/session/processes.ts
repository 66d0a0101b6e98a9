import { readdirSync, readFileSync } from 'node:fs';

/** How long processes may take to end when they are asked to, in milliseconds. */
const GRACE = 2000;

/**
 * Ends the process `leader`, which began a session of the system, and all that it started: asked first, then killed.
 * Where there is no /proc, those that left its process group are not known.
 */
export async function endAll(leader: number): Promise<void> {
  signal(leader, 'SIGTERM');
  const end = performance.now() + GRACE;
  while (isAnyLeft(leader)) {
    if (performance.now() > end) {
      signal(leader, 'SIGKILL');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Ends it with all that it started, at once, without asking: for when there is no time left. */
export function killAll(leader: number): void {
  signal(leader, 'SIGKILL');
}

const isAnyLeft = (leader: number): boolean => {
  const left = running(leader);
  return left === undefined ? send(-leader, 0) : left.length > 0;
};

/** To each once: a second one would run a trap again in the middle of itself. */
function signal(leader: number, name: 'SIGTERM' | 'SIGKILL'): void {
  send(-leader, name);
  for (const { pid, group } of running(leader) ?? []) if (group !== leader) send(pid, name);
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

/** The processes of a session that still run, whatever group they are in; undefined where there is no /proc. */
function running(leader: number): Process[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => {
      const pid = Number(name);
      const group = Number.isInteger(pid) ? groupIn(leader, pid) : undefined;
      return group === undefined ? [] : [{ pid, group }];
    });
  } catch {
    return undefined;
  }
}

/**
 * The process group of a process of that session; undefined for one of another, or that has ended, as a zombie has.
 * proc(5): `pid (name) state parent group session …`; the name may hold anything.
 */
function groupIn(leader: number, pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group, session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const isOver = state === 'Z' || state === 'X';
    return !isOver && session === String(leader) ? Number(group) : undefined;
  } catch {
    return undefined;
  }
}
