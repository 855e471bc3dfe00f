import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Forms and their checks are large: they come once a dialog is asked for, or when the page is done with its own. */
export const LinkDialogs = dialogsOnDemand(async () => (await import('./LinkDialogs.tsx')).LinkDialogs);
