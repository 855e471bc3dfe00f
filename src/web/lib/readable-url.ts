import { readableUrl, setHostReader } from '#qr/readable-url.ts';

export { readableUrl };

/** Returns a URL's searchable text in both encoded and readable form, since people type what they read. */
export const searchedUrl = (address: string) => {
  const read = readableUrl(address);
  return read === address ? address : `${address} ${read}`;
};

/** Loads the code that decodes internationalized host names. Without it they are shown in their DNS form. */
export const readHosts = () =>
  import('#qr/readable-host.ts').then(
    ({ readableHost }) => setHostReader(readableHost),
    () => undefined,
  );
