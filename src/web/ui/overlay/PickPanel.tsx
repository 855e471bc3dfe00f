import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { SearchX } from 'lucide-react';
import { formatCount } from '#web/lib/numbers.ts';
import { pick as words } from '#web/words/pick.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PickSkeleton } from './PickSkeleton.tsx';
import { PickList } from './PickList.tsx';
import css from './PickPanel.module.css';
import type { PickItem, PickSource } from './pick-items.ts';
import { SearchInput } from '#web/ui/form/SearchInput.tsx';

type PickPanelProps<Item extends PickItem> = {
  /** Plural of the items' kind, such as "links". */
  what: string;
  search: string;
  onSearch: (text: string) => void;
  placeholder: string;
  source: PickSource<Item>;
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  noteOf?: (item: Item) => string | undefined;
  icon?: (item: Item) => ReactNode;
  single?: boolean;
  /** Maximum number of selected items. */
  most?: number;
  /** Shown if there are no items at all, whatever the search. */
  empty: ReactNode;
};

/** Renders a search field with selectable results. The selection is kept when the search changes. */
export const PickPanel = <Item extends PickItem>({
  what,
  search,
  onSearch,
  placeholder,
  source,
  chosen,
  onChoose,
  noteOf,
  icon,
  single = false,
  most = Infinity,
  empty,
}: PickPanelProps<Item>) => {
  const { items, summary, stale, error, asking, again, more } = source;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the search field on opening, so that users can type immediately. Skipped on touch screens, where the
    // keyboard would cover the list, and when the view changes.
    const around = panel.current?.closest('[role="dialog"]');
    if (around?.contains(document.activeElement) || touch()) return;
    panel.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  }, []);
  const free = items?.filter((item) => noteOf?.(item) === undefined) ?? [];
  const all = free.length > 0 && free.every((item) => chosen.has(item.key));

  /**
   * In the search field, the down arrow moves the focus to the list. Escape clears the field, and closes the dialog
   * only if the field is empty.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return;
    if (event.key === 'Escape' && search !== '') event.stopPropagation();
    if (event.key !== 'ArrowDown') return;
    const first = event.currentTarget.querySelector<HTMLInputElement>('[data-pick-list] input:enabled');
    if (!first) return;
    event.preventDefault();
    first.focus();
  };

  const list = () => {
    if (!items && error) return null;
    if (!items) return <PickSkeleton />;
    if (items.length === 0 && search !== '')
      return (
        <EmptyState
          small
          icon={<SearchX />}
          title={words.noMatch(what)}
          action={
            <Button size="small" onClick={() => onSearch('')}>
              {verbs.clearSearch}
            </Button>
          }
        />
      );
    if (items.length === 0) return empty;
    return (
      <PickList
        label={words.list(what)}
        items={items}
        chosen={chosen}
        onChoose={onChoose}
        noteOf={noteOf}
        icon={icon}
        stale={stale}
        single={single}
        foot={
          more ? (
            <Button size="small" variant="ghost" pending={asking} onClick={more.load}>
              {more.label}
            </Button>
          ) : undefined
        }
      />
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the search box inside is what the key is pressed in
    <div ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <SearchInput
        label={words.search(what)}
        placeholder={placeholder}
        value={search}
        onChange={onSearch}
        shortcut={null}
        width="fill"
      />
      {error ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" pending={asking} onClick={again}>
              {verbs.tryAgain}
            </Button>
          }
        >
          {error}
        </Notice>
      ) : null}
      <div className={css.line}>
        <span className={css.summary} role="status">
          {items ? summary : ''}
        </span>
        {free.length > 1 && !single && (all || free.length <= most) ? (
          <Button size="small" variant="ghost" onClick={() => onChoose(free, !all)}>
            {all ? words.deselectAll : (more ? words.selectShown : words.selectAll)(formatCount(free.length))}
          </Button>
        ) : null}
      </div>
      {list()}
    </div>
  );
};

const touch = () => window.matchMedia('(pointer: coarse)').matches;
