import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};
const numberIn = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** The processes that a process has started and that still run. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => numberIn(statusOf(pid), 'PPid') === parent && numberIn(statusOf(pid), 'VmRSS') > 0);

/** Megabytes in memory of a process and of all that it has started. */
export const memoryOf = (pid: number): number =>
  numberIn(statusOf(pid), 'VmRSS') / 1000 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);

/** How many connections a process holds, those that it listens at included. */
export const socketsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
