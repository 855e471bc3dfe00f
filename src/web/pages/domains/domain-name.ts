import { readableUrl } from '#web/lib/readable-url.ts';
import { domains } from '#web/words/domains.ts';

const form = /^(https?):\/\/(.*?)\/?$/i;

/** Returns a domain as people write it, without the scheme and in Unicode. DNS records use punycode. */
export const domainName = (domain: string) => readableUrl(form.exec(domain.trim())?.[2] ?? domain);

/** Returns a note for unencrypted domains only, since nearly all domains are encrypted. */
export const domainScheme = (domain: string) => {
  const scheme = form.exec(domain.trim())?.[1]?.toLowerCase();
  return scheme === 'http' ? domains.unencrypted : undefined;
};
