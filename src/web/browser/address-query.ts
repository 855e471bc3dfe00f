import { useLocation, useSearchParams } from 'react-router-dom';
import { useHistory } from './app-history.ts';

/** Page sizes that lists offer. The first is the default. */
export const pageSizes = [25, 50, 100] as const;

const positive = (text: string | null) =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;

/** Keeps a list's state in the page's address, so that it can be shared, reloaded and returned to. */
export const useAddressQuery = () => {
  const [search, setSearch] = useSearchParams();

  const { pathname } = useLocation();
  const history = useHistory();

  /** Returns the current search parameters of the page. On a slow device, React renders them later. */
  const latest = () =>
    history?.location.pathname.endsWith(pathname) ? new URLSearchParams(history.location.search) : search;

  const changed = (changes: Record<string, string | undefined>, from: URLSearchParams) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };

  return {
    page: positive(search.get('page')) ?? 1,
    limit: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
    get: (name: string) => search.get(name) ?? '',
    /** Changes filters, order or size and goes to page 1. */
    change: (changes: Record<string, string | undefined>, { replace = false } = {}) =>
      setSearch(changed({ ...changes, page: undefined }, latest()), { replace, preventScrollReset: true }),
    /** Returns the address of another page of the same list. */
    linkTo: (page: number) =>
      `?${changed({ page: page === 1 ? undefined : String(page) }, search).toString()}`,
  };
};

export type AddressQuery = ReturnType<typeof useAddressQuery>;
