import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { cliScript } from './start-process.ts';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command line as users do, in a process of its own. */
export async function spawnCli(
  args: readonly string[],
  environment: Record<string, string>,
  input = '',
): Promise<Ended> {
  // Nothing else of the environment is passed on, so that none of its settings leak in.
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [cliScript, ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...environment },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', reject);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
