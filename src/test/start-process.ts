import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Process {
  /** The first http address that it printed. */
  origin: string;
  /** Seconds of processor time that it has used; NaN where the system does not tell. */
  cpu(): number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a script as a process of its own and waits until it prints the address that it listens at. */
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
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
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
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
