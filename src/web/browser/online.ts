import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** False when the device surely has no connection. True promises nothing: a server may still be out of reach. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
