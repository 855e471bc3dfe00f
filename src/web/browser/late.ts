import { useEffect, useState } from 'react';

/** Returns whether something has been running for longer than `milliseconds`, so that the user can be informed. */
export function useLate(isUnderWay: boolean, milliseconds = 3000): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay, milliseconds]);
  return isUnderWay && isLate;
}
