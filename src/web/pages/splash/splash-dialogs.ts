import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

export const SplashDialogs = dialogsOnDemand(async () => (await import('./SplashDialogs.tsx')).SplashDialogs);
