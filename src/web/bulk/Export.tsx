import { lazy, Suspense } from 'react';
import type { ExportDialogProps } from './ExportDialog.tsx';

/** Most who look at a list never take it along: the dialog waits until one does. */
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

export const Export = (props: ExportDialogProps) => (
  <Suspense>
    <ExportDialog {...props} />
  </Suspense>
);
