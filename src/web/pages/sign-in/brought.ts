import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { Email } from '#contract/account.ts';

/** What the address in a message brings after its #. A part that is missing or cut is "". */
const Brought = z.object({
  token: z.catch(z.string().check(z.maxLength(200)), ''),
  email: z.catch(Email, ''),
  /** Whose it is, where several accounts can have the address. */
  username: z.catch(z.string().check(z.maxLength(32)), ''),
});
export type Brought = z.output<typeof Brought>;

const State = z.object({ brought: Brought });

const nothing: Brought = { token: '', email: '', username: '' };

/**
 * What the page's address brought. It leaves the address bar at once, where it would be copied and looked at, and stays
 * with the page's place in the history, so that a reload loses nothing.
 */
export function useBrought(): Brought {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '')
      void navigate({ pathname, search }, { replace: true, state: { brought: broughtBy(hash) } });
  }, [navigate, pathname, search, hash]);
  return hash === '' ? (State.safeParse(location.state).data?.brought ?? nothing) : broughtBy(hash);
}

const broughtBy = (hash: string) =>
  Brought.parse(Object.fromEntries(new URLSearchParams(hash.slice(1)).entries()));

export const isWhole = ({ token, email }: Brought) => token !== '' && email !== '';

/** A page to which an e-mail address that was typed already is taken along. A username in its place is not. */
export const withAddress = (path: string, email: string) =>
  !email.includes('@') ? path : `${path}#${new URLSearchParams({ email }).toString()}`;
