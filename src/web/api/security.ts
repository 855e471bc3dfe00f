import { security } from '#contract/calls.ts';
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Security, UpdateSecurity } from '#contract/security.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import { call } from '#web/client/client.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { read } from '#web/client/read.ts';
import { useExtension } from '#web/client/server-extensions.ts';

/** Reads who may change how the account signs in. */
export const accountSecurity = () =>
  queryOptions({
    queryKey: ['account', 'security'],
    queryFn: async (context) => (await read(security.get, {}, context)).data,
  });

export const updateSecurity = mutationOptions({
  mutationFn: (body: z.input<typeof UpdateSecurity>) => call(security.update, { body }),
  onSuccess: (_done, { apichanges }, _result, { client }) => {
    client.setQueryData<Security>(accountSecurity().queryKey, (known) => known && { ...known, apichanges });
    void client.invalidateQueries(accountSecurity());
  },
  // The password mustn't stay in memory.
  gcTime: 0,
});

/** Whether the server requires the current password before a change to the sign-in. */
export function useRequiresPassword(): boolean {
  const hasSecurity = useExtension('security');
  const isSession = useCredentials()?.kind === 'session';
  const { data } = useQuery({ ...accountSecurity(), enabled: hasSecurity && isSession });
  const now = useNow();
  if (!hasSecurity || !isSession || !data) return false;
  const until = data.recentuntil === null ? undefined : parseWireTime(data.recentuntil);
  return until === undefined || until.getTime() <= now;
}
