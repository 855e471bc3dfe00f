import type { QueryClient } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { switchTo } from '#web/api/accounts.ts';
import { markInAddress, showMark } from '#web/browser/account-mark.ts';
import type { AppHistory } from '#web/browser/app-history.ts';
import { showAccounts } from '#web/client/accounts-shown.ts';
import {
  currentCredentials,
  isKeyRefused,
  storageScopeOf,
  watchCredentials,
} from '#web/client/credentials.ts';
import {
  canOpen,
  type KeptAccount,
  keptAccounts,
  accountMark,
  accountLabel,
  noteFacts,
} from '#web/client/kept-accounts.ts';
import { serverName } from '#web/client/server-name.ts';
import { accountsKey, severalAccounts } from '#web/client/several-accounts.ts';
import { showOtherAccounts } from '#web/app/other-accounts.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { AccountLabel } from '#web/ui/frame/AccountLabel.tsx';
import { accounts as words } from '#web/words/accounts.ts';
import { AccountNeeded } from './AccountNeeded.tsx';

/**
 * Shows which account the page belongs to and which others there are. Starts before the page is shown, and keeps them
 * up to date afterwards.
 */
export function startAccounts(history: AppHistory, client: QueryClient) {
  const details = accountDetails();

  async function open(account: KeptAccount) {
    if (client.isMutating() > 0) toast(words.finishing);
    await switchTo(account, client);
  }

  function show() {
    const credentials = currentCredentials();
    const accounts = keptAccounts();
    const isOwn = credentials !== undefined && !credentials.visit;
    const mine = isOwn ? accounts.find(({ shelf }) => shelf === storageScopeOf(credentials)) : undefined;
    const own = isOwn ? (mine ?? factsOf(credentials.server)) : undefined;
    const hasSeveral = accounts.length > 1;
    const wanted = credentials?.visit ? undefined : markInAddress();
    const mark = own && accountMark(own);
    const isMine = wanted === undefined || wanted === mark || own?.formerly?.includes(wanted) === true;
    // Until the account has been read, it may be the one that the address names.
    const isKnown =
      !isOwn || mark !== undefined || client.getQueryState(details.queryKey)?.status === 'error';
    const needed = isMine || (isOwn && mark === undefined) ? undefined : wanted;
    severalAccounts.mark = isOwn ? (hasSeveral ? mark : undefined) : needed;
    if (isOwn && isMine && mark !== undefined) showMark(severalAccounts.mark);
    showAccounts({ accounts, mine, needed });
    showOtherAccounts({
      others: isOwn
        ? accounts
            .map((account, at) => ({ account, number: at + 1 }))
            .filter(({ account }) => account !== mine)
            .map(({ account, number }) => ({
              id: account.shelf,
              name: accountLabel(account),
              // If the session has ended, the note says so.
              note: canOpen(account) ? serverName(account.server) : words.signedOut,
              number,
              picture: <ColorDot color={account.color} size="icon" />,
              open: () => void open(account),
            }))
        : [],
      openNumber: (number) => {
        const account = accounts[number - 1];
        if (isOwn && account && account !== mine) void open(account);
      },
      whose: hasSeveral && mine ? <AccountLabel name={accountLabel(mine)} color={mine.color} /> : undefined,
      color: hasSeveral ? mine?.color : undefined,
      page:
        isMine || (isKnown && needed === undefined) ? undefined : needed === undefined ? (
          // Nothing is shown until the account is known.
          <></>
        ) : (
          <AccountNeeded mark={needed} />
        ),
    });
  }

  /** Returns the facts of the only account, once it has been read. */
  function factsOf(server: string): Pick<KeptAccount, 'server' | 'id' | 'username' | 'formerly'> | undefined {
    const data = client.getQueryData(details.queryKey);
    return data && { server, id: data.id, username: data.username };
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== '["account"]') return;
    const credentials = currentCredentials();
    const data = client.getQueryData(details.queryKey);
    const mine = keptAccounts().find(({ shelf }) => shelf === storageScopeOf(credentials));
    if (data && mine && credentials && !credentials.visit && !isKeyRefused()) noteFacts(mine, data);
    show();
  });
  severalAccounts.changed = show;
  watchCredentials(show);
  history.follow(show);
  window.addEventListener('storage', ({ key }) => {
    if (key === accountsKey || key === null) show();
  });
  show();
}
