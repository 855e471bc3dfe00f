import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { mainScript, startProcess } from './start-process.ts';

export interface Restartable {
  /** Stops and restarts it. Settles once it has started again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service at a port. Nothing listens there while it restarts. */
export async function startAtPort(port: number, settings: Record<string, string>): Promise<Restartable> {
  const start = () => startProcess(mainScript, [], { ...settings, PORT: String(port) });
  let service = await start();
  return {
    async restart() {
      await service.kill('SIGTERM');
      service = await start();
    },
    stop: () => service.kill('SIGKILL'),
  };
}

/** Starts the service twice, one after the other and with the same socket, as systemd does. */
const twice = '"$0" "$@" & echo "pid $!"; wait; exec "$0" "$@"';

/**
 * Starts the service on a socket that systemd's own program opens. The socket stays open while the service restarts.
 */
export async function startOnSocket(port: number, settings: Record<string, string>): Promise<Restartable> {
  const named = Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`);
  const command = ['sh', '-c', twice, process.execPath, mainScript];
  const child = spawn('systemd-socket-activate', [`--listen=127.0.0.1:${port}`, ...named, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => said.push(line));
  const says = (isSaid: () => boolean) =>
    vi.waitFor(
      () => {
        if (!isSaid()) throw new Error(said.join('\n'));
      },
      { timeout: 20_000 },
    );
  const starts = () => said.filter((line) => line.startsWith('Waypost is at ')).length;
  await says(() => said.some((line) => line.startsWith('Listening on')));
  // It starts with the first connection.
  const first = connect(port, '127.0.0.1', () => first.destroy());
  await says(() => starts() === 1);
  const pid = () => Number(/^pid (\d+)$/m.exec(said.join('\n'))?.[1]);
  return {
    async restart() {
      process.kill(pid(), 'SIGTERM');
      await says(() => starts() === 2);
    },
    async stop() {
      const ended = once(child, 'exit');
      if (starts() === 1) process.kill(pid(), 'SIGKILL');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
