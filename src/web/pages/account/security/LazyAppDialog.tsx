import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';
import type { AppDialog } from './AppDialog.tsx';

/** What draws QR codes comes with the dialog that shows one. */
const Dialog = lazy(async () => ({ default: (await import('./AppDialog.tsx')).AppDialog }));

export const LazyAppDialog = (props: ComponentProps<typeof AppDialog>) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
