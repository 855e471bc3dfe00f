import { keep, recall } from '#web/browser/kept.ts';

const place = 'link domain';

/** Returns the host of the last new link in this browser, or "" for the main host. */
export const lastDomain = () => {
  const kept = recall('browser', place);
  return typeof kept === 'string' ? kept : '';
};

export const keepDomain = (host: string) => keep('browser', place, host || undefined);
