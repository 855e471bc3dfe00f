import { useEffect, useState } from 'react';
import { afterFirstView } from './first-view.ts';

/** Returns whether the page shows its main content. Secondary content waits for that. */
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
