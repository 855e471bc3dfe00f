import { useQueryClient } from '@tanstack/react-query';
import { forgetBudget } from '#web/api/budget.ts';
import { signOut } from '#web/api/session.ts';
import { forgetPlaces } from './palette/recent-places.ts';

/** Leaves nothing behind for who comes next: the key, what was read with it, and where one was. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return () => {
    signOut();
    queryClient.clear();
    forgetBudget();
    forgetPlaces();
  };
};
