import { Search } from 'lucide-react';
import { ariaShortcut } from '#web/browser/shortcuts.ts';
import { frame as words } from '#web/words/frame.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './SearchButton.module.css';

type SearchButtonProps = { label?: string; shortcut?: string; onClick: () => void };

/**
 * Looks like a field but opens the palette. It only displays the palette's shortcut and doesn't bind it. If room is
 * short, it shows just the icon.
 */
export const SearchButton = ({ label = words.goTo, shortcut = 'mod+k', onClick }: SearchButtonProps) => (
  <button type="button" className={css.button} aria-keyshortcuts={ariaShortcut(shortcut)} onClick={onClick}>
    <Search aria-hidden="true" />
    <span className={css.label}>{label}</span>
    <span className={css.keys}>
      <Kbd keys={shortcut} />
    </span>
  </button>
);
