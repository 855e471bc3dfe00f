import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Most users save and apply no templates, so the dialogs load on demand. */
export const ApplyTemplateDialog = dialogOnDemand(
  async () => (await import('./ApplyTemplateDialog.tsx')).ApplyTemplateDialog,
);
export const SaveTemplateDialog = dialogOnDemand(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
);
export const ManageTemplatesDialog = dialogOnDemand(
  async () => (await import('./ManageTemplatesDialog.tsx')).ManageTemplatesDialog,
);
