/** The first file that systemd hands over; 0 to 2 are input, output and errors. */
const first = 3;

/**
 * The socket that systemd holds open for the service (LISTEN_FDS), as a file descriptor. What connects while the service
 * restarts waits in it. It may be meant for the parent: the package's command starts the Node that it brought.
 * @throws Error with a sentence where there are several
 */
export function givenSocket(
  environment: Record<string, string | undefined>,
  { pid, ppid }: Pick<NodeJS.Process, 'pid' | 'ppid'> = process,
): number | undefined {
  const { LISTEN_FDS: count, LISTEN_PID: owner } = environment;
  if (!Number(count) || ![pid, ppid].includes(Number(owner))) return undefined;
  if (count !== '1')
    throw new Error(`systemd hands over ${count} sockets. Leave one ListenStream in waypost.socket.`);
  return first;
}
