/** The page that was asked for, kept through sign-in in `?next=`. */

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What follows the # stays there: it may be a secret, and only what follows the ? is ever sent. */
export const signInPath = ({ pathname, search, hash }: Place) => {
  const next = pathname + search;
  return (next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next }).toString()}`) + hash;
};

/** Pages of this app only: an address from outside must not lead away from here. */
export const nextPage = (search: URLSearchParams) => {
  const next = search.get('next') ?? '/';
  const inside = /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in');
  return inside ? next : '/';
};
