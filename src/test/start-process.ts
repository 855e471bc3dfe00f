import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../../build/server');

/** The built service, as users run it. */
export const mainScript = path.join(built, 'main.js');
/** The built command line. */
export const cliScript = path.join(built, 'cli.js');

export interface Process {
  /** The first HTTP URL that it printed. */
  origin: string;
  /** Processor time that it has used, in seconds. NaN if the system doesn't report it. */
  cpu(): number;
  /** Memory that it holds, in MiB. NaN if the system doesn't report it. */
  memory(): number;
  /** Returns the latest part of its output. */
  said(): string;
  isRunning(): boolean;
  /** Settles when the process has ended. */
  ended: Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a script in a process of its own and waits until it prints the URL that it listens at. */
export async function startProcess(
  script: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Process> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-100_000);
      const printed = /http:\/\/[\w.:[\]-]+/.exec(said)?.[0];
      if (printed) resolve(printed);
    });
  });
  return {
    origin,
    cpu() {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        // utime and stime, in hundredths of a second.
        return (Number(fields[11]) + Number(fields[12])) / 100;
      } catch {
        return Number.NaN;
      }
    },
    memory() {
      try {
        const [, kilobytes] =
          /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    said: () => said,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
