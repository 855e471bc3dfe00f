/** The first file descriptor that systemd passes. 0 to 2 are stdin, stdout and stderr. */
const first = 3;

/**
 * Returns the file descriptor of the socket that systemd holds open for the service (LISTEN_FDS). Connections wait in
 * it while the service restarts. It may be passed to the parent process, since the package's command starts its bundled
 * Node.
 * @throws Error with a message for users if there are several sockets
 */
export function systemdSocket(
  environment: Record<string, string | undefined>,
  { pid, ppid }: Pick<NodeJS.Process, 'pid' | 'ppid'> = process,
): number | undefined {
  const { LISTEN_FDS: count, LISTEN_PID: owner } = environment;
  if (!Number(count) || ![pid, ppid].includes(Number(owner))) return undefined;
  if (count !== '1')
    throw new Error(`systemd hands over ${count} sockets. Leave one ListenStream in waypost.socket.`);
  return first;
}
