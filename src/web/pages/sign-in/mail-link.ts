import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { Email } from '#contract/account.ts';

/** The data after the # of the address in a message. A part that is missing or truncated is "". */
const MailLinkData = z.object({
  token: z.catch(z.string().check(z.maxLength(200)), ''),
  email: z.catch(Email, ''),
  /** Identifies the account if several accounts may have the address. */
  username: z.catch(z.string().check(z.maxLength(32)), ''),
});
export type MailLinkData = z.output<typeof MailLinkData>;

const State = z.object({ brought: MailLinkData });

const nothing: MailLinkData = { token: '', email: '', username: '' };

/**
 * Returns the data from the page's address. It's removed from the address bar immediately, where it could be copied or
 * seen, and kept in the history entry, so that a reload loses nothing.
 */
export function useMailLinkData(): MailLinkData {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '')
      void navigate({ pathname, search }, { replace: true, state: { brought: parseMailLink(hash) } });
  }, [navigate, pathname, search, hash]);
  return hash === '' ? (State.safeParse(location.state).data?.brought ?? nothing) : parseMailLink(hash);
}

const parseMailLink = (hash: string) =>
  MailLinkData.parse(Object.fromEntries(new URLSearchParams(hash.slice(1)).entries()));

export const isComplete = ({ token, email }: MailLinkData) => token !== '' && email !== '';

/** Adds an e-mail address that was already entered to a path. A username entered instead isn't added. */
export const withEmail = (path: string, email: string) =>
  !email.includes('@') ? path : `${path}#${new URLSearchParams({ email }).toString()}`;
