import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useHistory } from './app-history.ts';

/**
 * Blocks leaving the page while that would lose something. The sign-in page is never blocked.
 * @param asks called when the user leaves
 */
export function useLeaveBlocker(asks: () => boolean) {
  const history = useHistory();
  const signIn = useHref('/sign-in');
  const [held, setHeld] = useState<{ proceed: () => void }>();
  const latest = useRef(asks);
  useEffect(() => {
    latest.current = asks;
  });
  useEffect(
    () =>
      history?.guard({
        asks: (next, current) => next !== current && next !== signIn && latest.current(),
        hold: (proceed) => setHeld({ proceed }),
      }),
    [history, signIn],
  );
  return {
    isHeld: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined);
      held?.proceed();
    },
  };
}
