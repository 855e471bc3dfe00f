import { writeStored, readStored } from '#web/browser/stored.ts';

const place = 'link domain';

/** Returns the host of the last new link in this browser, or "" for the main host. */
export const lastDomain = () => {
  const kept = readStored('browser', place);
  return typeof kept === 'string' ? kept : '';
};

export const saveLastDomain = (host: string) => writeStored('browser', place, host || undefined);
