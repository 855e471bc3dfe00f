import type { Ref } from 'react';
import type { Box } from '#web/browser/place-popup.ts';
import type { MenuEntry } from './menu-items.ts';

export type MenuOpening = {
  /** Its button, or the point that was clicked. */
  anchor: Element | Box;
  /** With which edge of its anchor it is flush; the end, if nothing is said. */
  align?: 'start' | 'end' | undefined;
  /** What has the focus again afterwards. */
  origin: HTMLElement;
  /** What it is called for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
};

export type MenuHandle = {
  /** @param byKeys then its first line has the focus; a pointer is not there yet */
  open: (opening: MenuOpening, byKeys: boolean) => void;
  /** Fills it ahead of its opening, which then has less to do; not while it shows anything. */
  prepare: (opening: MenuOpening) => void;
  /** Says something else in it while it is open. */
  renew: (entries: readonly MenuEntry[]) => void;
  /** Also while it is told of the press that closes it. */
  isOpen: () => boolean;
};

export type MenuPopupProps = {
  ref: Ref<MenuHandle>;
  onToggle?: (isOpen: boolean) => void;
};
