/** The requested page, which `?next=` keeps during sign-in. */

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The fragment stays a fragment, since it may contain a secret and only the search is ever sent. */
export const signInPath = ({ pathname, search, hash }: Place) => {
  const next = pathname + search;
  return (next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next }).toString()}`) + hash;
};

/**
 * Returns the page to open after sign-in. Only pages of this app are allowed, since a link from elsewhere must not
 * redirect users to another site.
 */
export const nextPage = (search: URLSearchParams) => {
  const next = search.get('next') ?? '/';
  const inside = /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in');
  return inside ? next : '/';
};
