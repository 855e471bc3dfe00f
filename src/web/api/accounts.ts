import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { reloadAt, pageAddress, markInAddress } from '#web/browser/account-mark.ts';
import { ApiError } from '#web/client/api-error.ts';
import {
  type Credentials,
  currentCredentials,
  isKeyRefused,
  staysSignedIn,
  saveCredentials,
  storageScopeOf,
  showCredentials,
} from '#web/client/credentials.ts';
import {
  freeColor,
  hasMark,
  canOpen,
  type KeptAccount,
  keptAccounts,
  accountMark,
  newStorageScope,
  openAccount,
  storeAccount,
} from '#web/client/kept-accounts.ts';
import { probe } from '#web/client/probe.ts';
import { nextPage } from '#web/lib/next-page.ts';

interface Beginning {
  stay: boolean;
  /** The account, if it has already been read. */
  account?: Account | undefined;
}

/**
 * Continues with an account that was signed in to beside others. The page reloads, so that nothing of another account
 * stays in memory, unless the page already showed this account.
 */
export async function addSession(credentials: Credentials, { stay, account }: Beginning): Promise<void> {
  const { server } = credentials;
  const { id, username } = account ?? (await probe(credentials));
  const before = currentCredentials();
  const own = before && !before.visit && keptAccounts().length === 0 ? await factsOf(before) : undefined;
  const isSame = own !== undefined && own.id === id && before?.server === server;
  if (keptAccounts().length === 0 && (own === undefined || isSame)) {
    saveCredentials(credentials, { stay });
    if (!isSame) await open(undefined);
    return;
  }
  if (before && own) {
    const mine = { server: before.server, ...own };
    storeAccount(
      { ...mine, shelf: '', credentials: { ...before, mark: accountMark(mine) }, color: freeColor([]) },
      { stay: staysSignedIn() },
    );
  }
  const accounts = keptAccounts();
  const known = accounts.find((one) => one.server === server && one.id === id);
  const mark = accountMark({ server, id, username });
  const shelf = known?.shelf ?? newStorageScope();
  const next = { ...credentials, shelf, mark };
  const color = known?.color ?? freeColor(accounts);
  storeAccount({ ...known, shelf, server, credentials: next, id, username, color }, { stay });
  if (before && !before.visit && storageScopeOf(before) === shelf) showCredentials(next);
  else
    await open(
      mark,
      accounts.find((one) => isOpen(one, before)),
    );
}

const isOpen = (account: KeptAccount, shown: Credentials | undefined) =>
  shown !== undefined && !shown.visit && !isKeyRefused() && account.shelf === storageScopeOf(shown);

/**
 * Reads the account that another one is added to. Returns undefined if its session has ended, in which case the new
 * account replaces it.
 */
async function factsOf(credentials: Credentials): Promise<{ id?: number; username?: string } | undefined> {
  try {
    const { id, username } = await probe(credentials);
    return { id, username };
  } catch (error) {
    return error instanceof ApiError && error.kind === 'unauthorised' ? undefined : {};
  }
}

/**
 * Opens the requested page in the account that the address names. If the address names the account that this one is
 * added to, that account's page wrote it, so it isn't a request for an account.
 */
async function open(mark: string | undefined, beside?: KeptAccount): Promise<never> {
  const named = markInAddress();
  const isAsked = named !== undefined && !(beside && hasMark(beside, named));
  const { search, hash } = pageAddress();
  reloadAt(nextPage(new URLSearchParams(search)) + hash, isAsked ? named : mark, true);
  // Never resolves. Callers that wait for it end with the page.
  return new Promise<never>(() => undefined);
}

/**
 * Shows another account in this tab, once pending changes are saved. If its session has ended, the sign-in comes first.
 */
export async function switchTo(account: KeptAccount, client: QueryClient, path = '/'): Promise<void> {
  await changesDone(client);
  if (canOpen(account)) {
    openAccount(account);
    reloadAt(path, accountMark(account));
  } else reloadAt('/sign-in?add=1', accountMark(account));
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
