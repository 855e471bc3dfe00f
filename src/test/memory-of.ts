import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
};
const numberIn = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** Returns the running child processes of a process. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => numberIn(statusOf(pid), 'PPid') === parent && numberIn(statusOf(pid), 'VmRSS') > 0);

/** Returns the memory of a process and all its descendants, in megabytes. */
export const memoryOf = (pid: number): number =>
  numberIn(statusOf(pid), 'VmRSS') / 1000 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);

/** Returns the number of a process's sockets, including the ones it listens on. */
export const socketsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
