import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Counts down the whole seconds until `moment` (ms since 1970). Returns 0 if it has passed or is undefined. */
export const useSecondsLeft = (moment: number | undefined) => {
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === undefined || moment <= Date.now()) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (moment <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : secondsUntil(moment);
};
