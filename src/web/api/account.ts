import { account } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Account, CloseAccount } from '#contract/account.ts';
import { shareBudgetAs } from '#web/client/budget.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { read } from '#web/client/read.ts';
import { currentCredentials } from '#web/client/credentials.ts';

export const accountDetails = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async (context) => {
      const { data } = await read(account.get, {}, context);
      const { server, key, visit } = currentCredentials() ?? { server: '', key: '' };
      // A visit has its own limit.
      if (!visit) shareBudgetAs(server, data.id, key);
      return data;
    },
    // The account rarely changes, and the frame of every page shows it.
    staleTime: 10 * 60_000,
  });

/** Reads the account that the current key belongs to, bypassing the cache. */
export const readAccount = async (sending: Sending) => (await call(account.get, sending)).data;

export const changeEmail = mutationOptions({
  mutationFn: (body: { email: string; currentpassword?: string }) => call(account.update, { body }),
  onSuccess: (_done, { email }, _result, { client }) => {
    client.setQueryData<Account>(accountDetails().queryKey, (known) => known && { ...known, email });
    void client.invalidateQueries(accountDetails());
  },
});

export const changePassword = mutationOptions({
  mutationFn: (body: { password: string; currentpassword?: string }) => call(account.update, { body }),
  // The password mustn't stay in memory.
  gcTime: 0,
});

/** Reads what the account contains, for users about to delete it. */
export const accountHoldings = () =>
  queryOptions({
    queryKey: ['account', 'holdings'],
    queryFn: async (context) => (await read(account.holdings, {}, context)).data,
  });

export const exportAccount = async () =>
  (await call(account.export, {})) as ReadableStream<Uint8Array<ArrayBuffer>>;

export const exportFile = account.export.file;

export const deleteAccount = mutationOptions({
  mutationFn: (body: z.input<typeof CloseAccount>) => call(account.delete, { body }),
  // The password mustn't stay in memory.
  gcTime: 0,
});
