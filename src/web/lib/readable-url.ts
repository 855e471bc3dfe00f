import { readableUrl, readHostsBy } from '#qr/readable-url.ts';

export { readableUrl };

/** What a search looks through, as people type what they read: an address in both of its forms. */
export const searchedUrl = (address: string) => {
  const read = readableUrl(address);
  return read === address ? address : `${address} ${read}`;
};

/** Loads what reads hosts with letters beyond ASCII. Without it they are shown as DNS has them. */
export const readHosts = () =>
  import('#qr/readable-host.ts').then(
    ({ readableHost }) => readHostsBy(readableHost),
    () => undefined,
  );
