import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { verbs } from '#web/words/verbs.ts';
import { ExportDialog } from './export-dialog.ts';
import type { ExportOf } from './export-of.ts';

const one = { id: 1 };

export const ExportButton = (of: ExportOf) => {
  const [asked, setAsked] = useState<typeof one>();
  if (of.total === 0) return null;
  return (
    <>
      <IconButton
        label={verbs.export}
        variant="secondary"
        icon={<Download />}
        onClick={() => setAsked(one)}
      />
      <DialogPresence by={asked} onClose={() => setAsked(undefined)}>
        {(opened) => <ExportDialog {...of} {...opened} />}
      </DialogPresence>
    </>
  );
};
