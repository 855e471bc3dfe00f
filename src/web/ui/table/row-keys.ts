import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isShortcutSilent, matchesShortcut } from '#web/browser/shortcuts.ts';
import type { RowAction } from './table-columns.ts';

type RowKeys = {
  body: RefObject<HTMLTableSectionElement | null>;
  enabled: boolean;
  onOpen: ((place: number) => void) | undefined;
  onSelect: ((place: number, range: boolean) => void) | undefined;
  actionsAt: (place: number) => readonly RowAction[];
  /** Called for actions that link to a page. */
  onGo: (to: string) => void;
};

/** Returns the row that has focus, or else the hovered one. */
const activeRow = (body: HTMLElement) => {
  const focused = document.activeElement?.closest<HTMLElement>('tr[data-place]');
  if (focused && body.contains(focused)) return focused;
  return body.querySelector<HTMLElement>('tr[data-place]:hover');
};

const move = (body: HTMLElement, step: 1 | -1) => {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[data-place]')];
  const active = activeRow(body);
  const from = active ? rows.indexOf(active) : step === 1 ? -1 : rows.length;
  const next = rows[Math.min(rows.length - 1, Math.max(0, from + step))];
  next?.focus();
  return next !== undefined;
};

/** Binds J and K to move between rows, Enter to open, X to select (Shift+X for a range), and each action's own key. */
export const useRowKeys = (keys: RowKeys) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!keys.enabled) return;
    const handle = (event: KeyboardEvent): boolean => {
      const { body, onOpen, onSelect, actionsAt, onGo } = latest.current;
      if (!body.current) return false;
      if (matchesShortcut(event, 'j')) return move(body.current, 1);
      if (matchesShortcut(event, 'k')) return move(body.current, -1);
      const row = activeRow(body.current);
      if (!row) return false;
      const place = Number(row.dataset['place']);
      if (matchesShortcut(event, 'enter')) {
        if (!onOpen || document.activeElement !== row) return false;
        onOpen(place);
        return true;
      }
      const ranged = matchesShortcut(event, 'shift+x');
      if (onSelect && (ranged || matchesShortcut(event, 'x'))) {
        onSelect(place, ranged);
        return true;
      }
      const action = actionsAt(place).find(
        ({ shortcut, disabled }) => shortcut && !disabled && matchesShortcut(event, shortcut),
      );
      if (action?.to !== undefined) onGo(action.to);
      action?.onSelect?.();
      return action?.onSelect !== undefined || action?.to !== undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isShortcutSilent(event)) return;
      if (handle(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys.enabled]);
};
