import { useQueryClient } from '@tanstack/react-query';
import { session, support } from '#contract/calls.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { call } from '#web/client/client.ts';
import { currentCredentials, dropCredentials, endViewing } from '#web/client/credentials.ts';
import type { Inspection } from '#web/client/viewing.ts';

/** At once; settles when the service knows. Where it can't be told, the inspection ends by itself. */
export async function endInspection({ id, own }: Inspection) {
  forgetBudget();
  endViewing();
  await call(support.end, { params: { id }, as: own }).catch(() => undefined);
}

/** Forgets the key at once; the service is told to end its session, and if it can't be told, the session ends by itself. */
export function signOut() {
  const credentials = currentCredentials();
  if (credentials?.visit?.kind === 'inspection') {
    void endInspection(credentials.visit);
    return;
  }
  if (credentials?.visit) {
    // Nothing was kept; what the browser keeps is that of others.
    endViewing();
    forgetBudget();
    return;
  }
  dropCredentials();
  forgetBudget();
  if (credentials?.kind === 'session') call(session.signOut, { as: credentials }).catch(() => undefined);
}

/** Leaves nothing behind for who comes next: the key, what was read with it, and where one was. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return () => {
    signOut();
    queryClient.clear();
  };
};
