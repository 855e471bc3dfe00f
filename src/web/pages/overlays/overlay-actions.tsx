import type { Overlay } from '#contract/overlays.ts';
import { overlayPath } from '#web/lib/record-paths.ts';
import { copyName, pageRowActions } from '#web/ui/table/page-row-actions.tsx';
import type { RowActions } from '#web/ui/table/table-columns.ts';

export type OverlayDialog = 'delete';

export const overlayActions =
  (open: (dialog: OverlayDialog, id: number) => void): RowActions<Overlay> =>
  ({ id, name }) =>
    pageRowActions(overlayPath(id), [copyName(name)], () => open('delete', id));
