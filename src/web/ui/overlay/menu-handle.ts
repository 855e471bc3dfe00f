import type { Ref } from 'react';
import type { Box } from '#web/browser/place-popup.ts';
import type { MenuEntry } from './menu-items.ts';

export type MenuOpening = {
  /** The menu's button, or the point that was clicked. */
  anchor: Element | Box;
  /** Edge of the anchor that the menu is aligned with. Defaults to `end`. */
  align?: 'start' | 'end' | undefined;
  /** Element that gets focus back when the menu closes. */
  origin: HTMLElement;
  /** Accessible name. */
  label: string;
  entries: readonly MenuEntry[];
};

export type MenuHandle = {
  /**
   * @param byKeys Whether the keyboard opened it, so that its first item takes focus. A pointer isn't over the menu
   * yet.
   */
  open: (opening: MenuOpening, byKeys: boolean) => void;
  /** Fills the menu before it opens, so that opening is faster. Does nothing while it is open. */
  prepare: (opening: MenuOpening) => void;
  /** Updates the entries while the menu is open. */
  renew: (entries: readonly MenuEntry[]) => void;
  /** Whether the menu is open. Still true while the press that closes it is being handled. */
  isOpen: () => boolean;
};

export type MenuPopupProps = {
  ref: Ref<MenuHandle>;
  onToggle?: (isOpen: boolean) => void;
};
