import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { ExportDialog } from './export-dialog.ts';
import type { ExportOf } from './export-scopes.ts';

/** Takes a list along as a file. */
export const ExportButton = (of: ExportOf) => {
  const [times, setTimes] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  if (of.total === 0) return null;
  return (
    <>
      <IconButton label="Export" variant="secondary" icon={<Download />} onClick={open} />
      {times > 0 ? <ExportDialog key={times} {...of} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
