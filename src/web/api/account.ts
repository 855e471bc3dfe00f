import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import type { Account } from '#contract/account.ts';
import { shareBudgetAs } from './budget.ts';
import { call } from './client.ts';
import { read } from './read.ts';
import { currentCredentials, type Credentials } from './credentials.ts';

export const accountDetails = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async (context) => {
      const { data } = await read(account.get, {}, context);
      shareBudgetAs(currentCredentials()?.server ?? '', data.id);
      return data;
    },
    // It changes by hand only, and stands in the frame of every page.
    staleTime: 10 * 60_000,
  });

/** Whether a server takes a key: reads its account with it. */
export const accountOf = async (as: Pick<Credentials, 'server' | 'key'>) =>
  (await call(account.get, { as })).data;

export const changeEmail = mutationOptions({
  mutationFn: (body: { email: string }) => call(account.update, { body }),
  onSuccess: (_done, { email }, _result, { client }) => {
    client.setQueryData<Account>(accountDetails().queryKey, (known) => known && { ...known, email });
    void client.invalidateQueries(accountDetails());
  },
});

export const changePassword = mutationOptions({
  mutationFn: (body: { password: string }) => call(account.update, { body }),
});
