import { useEffect } from 'react';
import { closeGlobalDialog, setPaletteQuery, paletteQuery } from '#web/app/global-dialogs.ts';
import { navigation } from '#web/words/navigation.ts';

const isInPalette = (element: Element | null) =>
  element?.closest('[role="dialog"]')?.ariaLabel === navigation.goTo;

/**
 * Collects typed text for the palette, from the key that opens it until its field has the focus. Its code may still be
 * loading, and fast typists don't wait for a paint.
 */
export const useTypeAhead = (enabled: boolean) => {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isInPalette(document.activeElement)) return;
      const typed = paletteQuery();
      if (event.key === 'Escape') closeGlobalDialog();
      else if (event.key === 'Backspace') setPaletteQuery(typed.slice(0, -1));
      else if (event.key.length === 1) setPaletteQuery(typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [enabled]);
};
