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

function signal(leader: number, name: 'SIGTERM' | 'SIGKILL'): void {
  send(-leader, name);
  for (const pid of running(leader) ?? []) send(pid, name);
}

function send(pid: number, name: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    // It has ended by itself meanwhile.
    return false;
  }
}

/** The processes of a session that still run, whatever group they are in; undefined where there is no /proc. */
function running(leader: number): number[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => {
      const pid = Number(name);
      return Number.isInteger(pid) && isOf(pid, leader) ? [pid] : [];
    });
  } catch {
    return undefined;
  }
}

/** proc(5): `pid (name) state parent group session …`; the name may hold anything. A zombie has ended. */
function isOf(pid: number, leader: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , , session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state !== 'Z' && state !== 'X' && session === String(leader);
  } catch {
    return false;
  }
}
