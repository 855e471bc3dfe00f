import { useEffect, useState } from 'react';

/**
 * Returns the value once it hasn't changed for `pause` ms, so that a word causes one request instead of one per letter.
 */
export const useDebounced = <T>(value: T, pause: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
