import { readableUrl } from '#web/lib/readable-url.ts';
import { domains } from '#web/words/domains.ts';

const form = /^(https?):\/\/(.*?)\/?$/i;

/** A domain as people say it: without the scheme, with its letters. Records of the DNS have them otherwise. */
export const domainName = (domain: string) => readableUrl(form.exec(domain.trim())?.[2] ?? domain);

/** What the scheme means where that is of interest: nearly all domains are encrypted. */
export const domainScheme = (domain: string) => {
  const scheme = form.exec(domain.trim())?.[1]?.toLowerCase();
  return scheme === 'http' ? domains.unencrypted : undefined;
};
