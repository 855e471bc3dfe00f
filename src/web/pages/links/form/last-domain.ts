import { keep, recall } from '#web/browser/kept.ts';

const place = 'link domain';

/** The host that the last new link of this browser got; "": the main one. */
export const lastDomain = () => {
  const kept = recall('browser', place);
  return typeof kept === 'string' ? kept : '';
};

export const keepDomain = (host: string) => keep('browser', place, host || undefined);
