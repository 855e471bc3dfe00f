import { useQueryClient } from '@tanstack/react-query';
import { signOut } from './session.ts';

/** Leaves nothing behind for who comes next: the key, what was read with it, and where one was. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return () => {
    signOut();
    queryClient.clear();
  };
};
