import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** They load when they are needed: most readers save and apply no template. */
export const ApplyTemplateDialog = dialogOnDemand(
  async () => (await import('./ApplyTemplateDialog.tsx')).ApplyTemplateDialog,
);
export const SaveTemplateDialog = dialogOnDemand(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
);
export const ManageTemplatesDialog = dialogOnDemand(
  async () => (await import('./ManageTemplatesDialog.tsx')).ManageTemplatesDialog,
);
