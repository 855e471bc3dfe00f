import { useQueryClient } from '@tanstack/react-query';
import { session, support } from '#contract/calls.ts';
import { forgetBudget } from '#web/client/budget.ts';
import { call } from '#web/client/client.ts';
import { currentCredentials, dropCredentials, endViewing } from '#web/client/credentials.ts';
import type { Inspection } from '#web/client/viewing.ts';

/**
 * Ends the inspection here immediately, and resolves once the service knows. If the service can't be reached, the
 * inspection expires on its own.
 */
export async function endInspection({ id, own }: Inspection) {
  forgetBudget();
  endViewing();
  await call(support.end, { params: { id }, as: own }).catch(() => undefined);
}

/**
 * Forgets the key immediately and asks the service to end its session. If the service can't be reached, the session
 * expires on its own.
 */
export function signOut() {
  const credentials = currentCredentials();
  if (credentials?.visit?.kind === 'inspection') {
    void endInspection(credentials.visit);
    return;
  }
  if (credentials?.visit) {
    // A visit stores nothing, so anything that the browser keeps belongs to others.
    endViewing();
    forgetBudget();
    return;
  }
  dropCredentials();
  forgetBudget();
  if (credentials?.kind === 'session') call(session.signOut, { as: credentials }).catch(() => undefined);
}

/**
 * Returns a function that signs out and leaves nothing for the next user: neither the key nor what was read with it.
 */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return () => {
    signOut();
    queryClient.clear();
  };
};
