import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '#web/ui/base/Toaster.tsx';

export const Root = () => (
  <>
    <Outlet />
    <Toaster />
    <ScrollRestoration />
  </>
);
