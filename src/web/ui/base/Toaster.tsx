import { useEffect, useState } from 'react';
import { runWhenIdle } from '#web/browser/first-view.ts';
import { toastsToShow } from './toast.ts';
import type { ToastList } from './ToastList.tsx';

const fetchList = () => import('./ToastList.tsx');

/**
 * Renders the toasts, once, at the root of the app. Their live region loads while the page is idle, so that it exists
 * before the first toast.
 */
export const Toaster = () => {
  const waiting = toastsToShow.use().length;
  const [List, setList] = useState<typeof ToastList>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { ToastList: loaded } = await (waiting === 0 ? runWhenIdle(fetchList) : fetchList());
      if (isHere) setList(() => loaded);
    };
    if (!List) void load().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [waiting, List]);
  return List ? <List /> : null;
};
