import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { openAnew, pageAddress, markInAddress } from '#web/browser/account-mark.ts';
import { ApiError } from '#web/client/api-error.ts';
import {
  type Credentials,
  currentCredentials,
  isRefused,
  isStaying,
  keepCredentials,
  shelfOf,
  showCredentials,
} from '#web/client/credentials.ts';
import {
  freeColor,
  isNamed,
  isOpenable,
  type KeptAccount,
  keptAccounts,
  markOf,
  newShelf,
  openAccount,
  storeAccount,
} from '#web/client/kept-accounts.ts';
import { probe } from '#web/client/probe.ts';
import { nextPage } from '#web/lib/next-page.ts';

interface Beginning {
  stay: boolean;
  /** Whose it is, if it was asked already. */
  account?: Account | undefined;
}

/**
 * Goes on with what was signed in to beside other accounts. The page is loaded anew, so that nothing of another account
 * stays in memory, unless it was this account's before.
 */
export async function beginBeside(credentials: Credentials, { stay, account }: Beginning): Promise<void> {
  const { server } = credentials;
  const { id, username } = account ?? (await probe(credentials));
  const before = currentCredentials();
  const own = before && !before.visit && keptAccounts().length === 0 ? await factsOf(before) : undefined;
  const isSame = own !== undefined && own.id === id && before?.server === server;
  if (keptAccounts().length === 0 && (own === undefined || isSame)) {
    keepCredentials(credentials, { stay });
    if (!isSame) await open(undefined);
    return;
  }
  if (before && own) {
    const mine = { server: before.server, ...own };
    storeAccount(
      { ...mine, shelf: '', credentials: { ...before, mark: markOf(mine) }, color: freeColor([]) },
      { stay: isStaying() },
    );
  }
  const accounts = keptAccounts();
  const known = accounts.find((one) => one.server === server && one.id === id);
  const mark = markOf({ server, id, username });
  const shelf = known?.shelf ?? newShelf();
  const next = { ...credentials, shelf, mark };
  const color = known?.color ?? freeColor(accounts);
  storeAccount({ ...known, shelf, server, credentials: next, id, username, color }, { stay });
  if (before && !before.visit && shelfOf(before) === shelf) showCredentials(next);
  else
    await open(
      mark,
      accounts.find((one) => isOpen(one, before)),
    );
}

const isOpen = (account: KeptAccount, shown: Credentials | undefined) =>
  shown !== undefined && !shown.visit && !isRefused() && account.shelf === shelfOf(shown);

/** Of the account that gets company. undefined: its session is over, and the other one takes its place. */
async function factsOf(credentials: Credentials): Promise<{ id?: number; username?: string } | undefined> {
  try {
    const { id, username } = await probe(credentials);
    return { id, username };
  } catch (error) {
    return error instanceof ApiError && error.kind === 'unauthorised' ? undefined : {};
  }
}

/**
 * The page that was asked for, in the account that it belongs to: the one that the address names. An address that names
 * the account beside which this one is added was written by that account's page, and asks for nothing.
 */
async function open(mark: string | undefined, beside?: KeptAccount): Promise<never> {
  const named = markInAddress();
  const isAsked = named !== undefined && !(beside && isNamed(beside, named));
  const { search, hash } = pageAddress();
  openAnew(nextPage(new URLSearchParams(search)) + hash, isAsked ? named : mark, true);
  // What waits for it goes with the page.
  return new Promise<never>(() => undefined);
}

/** Shows another account in this tab, once what was changed is saved. One whose session has ended is signed in to first. */
export async function switchTo(account: KeptAccount, client: QueryClient, path = '/'): Promise<void> {
  await changesDone(client);
  if (isOpenable(account)) {
    openAccount(account);
    openAnew(path, markOf(account));
  } else openAnew('/sign-in?add=1', markOf(account));
}

const changesDone = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      end();
      resolve();
    };
    const end = client.getMutationCache().subscribe(check);
    check();
  });
