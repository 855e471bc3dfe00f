import { lazy, Suspense } from 'react';
import type { AddToGroupDialogProps } from './AddToGroupDialog.tsx';

/** Most who look at a list never select: the dialog waits until one does. */
const AddToGroupDialog = lazy(async () => ({
  default: (await import('./AddToGroupDialog.tsx')).AddToGroupDialog,
}));

export const AddToGroup = (props: AddToGroupDialogProps) => (
  <Suspense>
    <AddToGroupDialog {...props} />
  </Suspense>
);
