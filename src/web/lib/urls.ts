export type SplitUrl = { host: string; rest: string };

/** An address as people read it: without scheme and `www.`, the host apart from what follows. No address comes back whole. */
export const splitUrl = (address: string): SplitUrl => {
  const match = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#]+)(.*)$/i.exec(address.trim());
  if (!match) return { host: address, rest: '' };
  const [, host = '', tail = ''] = match;
  return { host, rest: tail === '' ? '/' : tail };
};

/** The same in one piece; a lone `/` goes. */
export const displayUrl = (address: string) => {
  const { host, rest } = splitUrl(address);
  return rest === '/' ? host : host + rest;
};

/** Only these are followed: `javascript:` and the like never become links. */
export const isWebUrl = (address: string) => /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address);

/** Whether two addresses are one, however their letters beyond ASCII are written. */
export const isSameUrl = (one: string, other: string) =>
  one === other || (URL.canParse(one) && URL.parse(one)?.href === URL.parse(other)?.href);
