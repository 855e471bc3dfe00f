import type { Splash } from '#contract/splash.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { copyName, pageRowActions } from '#web/ui/table/page-row-actions.tsx';
import type { RowActions } from '#web/ui/table/table-columns.ts';

export type SplashDialog = 'delete';

export const splashActions =
  (open: (dialog: SplashDialog, id: number) => void): RowActions<Splash> =>
  ({ id, name }) =>
    pageRowActions(splashPath(id), [copyName(name)], () => open('delete', id));
