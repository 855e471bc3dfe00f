import { readHostsBy } from '#qr/readable-url.ts';

export { readableUrl } from '#qr/readable-url.ts';

/** Loads what reads hosts with letters beyond ASCII. Without it they are shown as DNS has them. */
export const readHosts = () =>
  import('#qr/readable-host.ts').then(
    ({ readableHost }) => readHostsBy(readableHost),
    () => undefined,
  );
