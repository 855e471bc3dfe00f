export type SplitUrl = { host: string; rest: string };

/**
 * Splits a URL for display, without its scheme and `www.`, into the host and the rest. Text that isn't a URL is
 * returned as the host.
 */
export const splitUrl = (address: string): SplitUrl => {
  const match = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#]+)(.*)$/i.exec(address.trim());
  if (!match) return { host: address, rest: '' };
  const [, host = '', tail = ''] = match;
  return { host, rest: tail === '' ? '/' : tail };
};

/** Returns the same as one text, without a lone trailing `/`. */
export const displayUrl = (address: string) => {
  const { host, rest } = splitUrl(address);
  return rest === '/' ? host : host + rest;
};

/** Returns whether an address may become a link. Schemes such as `javascript:` never may. */
export const isWebUrl = (address: string) => /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address);

/** Returns whether two URLs are the same, regardless of how non-ASCII characters are encoded. */
export const isSameUrl = (one: string, other: string) =>
  one === other || (URL.canParse(one) && URL.parse(one)?.href === URL.parse(other)?.href);
