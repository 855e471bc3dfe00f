import { useEffect, useState } from 'react';

/** Whether something has been under way for so many milliseconds: then people are told that it is. */
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
