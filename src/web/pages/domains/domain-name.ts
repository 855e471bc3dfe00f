import { domains } from '#web/words/domains.ts';

const form = /^(https?):\/\/(.*?)\/?$/i;

/** A domain as people say it: without the scheme. */
export const domainName = (domain: string) => form.exec(domain.trim())?.[2] ?? domain;

/** What the scheme means; some servers send none. */
export const domainScheme = (domain: string) => {
  const scheme = form.exec(domain.trim())?.[1]?.toLowerCase();
  return scheme === undefined ? undefined : scheme === 'https' ? 'https' : domains.unencrypted;
};
