import { Outlet } from 'react-router-dom';
import { TooltipHost } from '#web/ui/base/TooltipHost.tsx';
import { Toaster } from '#web/ui/base/Toaster.tsx';

export const Root = () => (
  <>
    <Outlet />
    <Toaster />
    <TooltipHost />
  </>
);
