import { useEffect } from 'react';
import { toast } from '#web/ui/base/toast.ts';
import { closeOver, useOver } from './over-page.ts';

/** In place of the palette whose code did not come: the page beneath stays as it is. */
export const PaletteMissing = () => {
  const isOpen = useOver().open === 'palette';
  useEffect(() => {
    if (!isOpen) return;
    closeOver();
    toast('The palette could not be loaded. Load the page again.', { tone: 'bad' });
  }, [isOpen]);
  return null;
};
