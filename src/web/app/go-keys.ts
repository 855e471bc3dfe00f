import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcutSilent, matchesShortcut } from '#web/browser/shortcuts.ts';
import { otherAccounts } from './other-accounts.ts';
import { placeOfLetter } from './places.ts';

/** How long G waits for its letter, in ms. */
const patience = 1500;

/**
 * Handles G followed by a letter, which opens a page, or by a number, which opens another account. The letter is
 * handled before a page's own shortcut of that name.
 */
export const useGoKeys = () => {
  const navigate = useNavigate();
  useEffect(() => {
    let until = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isWaiting = event.timeStamp < until;
      until = 0;
      if (event.isComposing || isShortcutSilent(event)) return;
      if (isWaiting && /^[a-z]$/i.test(event.key) && matchesShortcut(event, event.key)) {
        event.preventDefault();
        const to = placeOfLetter(event.key.toLowerCase());
        if (to !== undefined) void navigate(to);
      } else if (isWaiting && /^[1-9]$/.test(event.key) && matchesShortcut(event, event.key)) {
        event.preventDefault();
        otherAccounts()?.openNumber(Number(event.key));
      } else if (matchesShortcut(event, 'g')) until = event.timeStamp + patience;
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [navigate]);
};
