import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Dialogs come once one is asked for, or when the page is done with its own. */
export const SplashDialogs = onDemand(
  async () => (await import('./SplashDialogs.tsx')).SplashDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
