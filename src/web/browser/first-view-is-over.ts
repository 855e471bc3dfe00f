import { useEffect, useState } from 'react';
import { afterFirstView } from './first-view.ts';

/** Whether the page shows what it was opened for: what comes after that waits for it. */
export const useFirstViewIsOver = () => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    let isGone = false;
    void afterFirstView().then(() => isGone || setIsOver(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isOver;
};
