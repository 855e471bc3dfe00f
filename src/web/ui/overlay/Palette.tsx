import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { palette as words } from '#web/words/palette.ts';
import { verbs } from '#web/words/verbs.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './Palette.module.css';
import { PaletteLine } from './PaletteLine.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type PaletteProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  /** Short enough for a phone. */
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** Results for the query, best first. */
  groups: readonly PaletteGroup[];
  /** What is still in progress for the query, such as "Searching links". */
  busy?: string;
  empty: ReactNode;
  /** Footnote, such as the source of the results. */
  note?: ReactNode;
};

/** Renders a search field over the page with its results. On phones it fills the screen. */
export const Palette = ({
  open,
  onClose,
  label,
  placeholder,
  query,
  onQuery,
  groups,
  busy,
  empty,
  note,
}: PaletteProps) => {
  const shown = groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, value: group.label }));
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={css.popup} aria-label={label}>
            <Autocomplete.Root
              open
              inline
              items={shown}
              filter={null}
              mode="none"
              autoHighlight="always"
              keepHighlight
              value={query}
              onValueChange={(text, { reason }) => {
                if (reason === 'input-change') onQuery(text);
              }}
            >
              <div className={css.head}>
                {busy ? <Spinner /> : <Search className={css.icon} aria-hidden="true" />}
                <Autocomplete.Input
                  className={css.input}
                  aria-label={label}
                  placeholder={placeholder}
                  autoCapitalize="off"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  maxLength={300}
                />
                <Base.Close className={css.close}>
                  <span className={css.cancel}>{verbs.cancel}</span>
                  <kbd className={css.escape} aria-hidden="true">
                    {words.escape}
                  </kbd>
                </Base.Close>
              </div>
              <Autocomplete.Status className="visually-hidden">
                {busy ?? (query && count > 0 ? words.results(count) : '')}
              </Autocomplete.Status>
              <div className={css.area}>
                <Autocomplete.Empty>
                  {count === 0 && !busy ? <div className={css.empty}>{empty}</div> : null}
                </Autocomplete.Empty>
                <Autocomplete.List className={css.list} aria-label={label}>
                  {(group: PaletteGroup) => (
                    <Autocomplete.Group key={group.label} items={group.items} className={css.group}>
                      <Autocomplete.GroupLabel className={css.heading}>{group.label}</Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => <PaletteLine key={item.id} item={item} />}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
              <div className={css.foot}>
                <span className={css.note}>{note}</span>
                <span className={css.hints} aria-hidden="true">
                  <Kbd keys="arrowup" />
                  <Kbd keys="arrowdown" /> {words.move} <Kbd keys="enter" /> {words.open}
                </span>
              </div>
            </Autocomplete.Root>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
