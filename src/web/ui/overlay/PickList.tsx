import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import checkboxCss from '#web/ui/form/Checkbox.module.css';
import { Lines } from '#web/ui/layout/Lines.tsx';
import css from './PickList.module.css';
import type { PickItem } from './pick-items.ts';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';

type PickListProps<Item extends PickItem> = {
  label: string;
  items: readonly Item[];
  chosen: ReadonlyMap<string, Item>;
  onChoose: (items: readonly Item[], on: boolean) => void;
  /** Returns why an item needn't be selected, such as "in it already", or undefined if it can be. */
  noteOf?: (item: Item) => string | undefined;
  icon?: (item: Item) => ReactNode;
  stale?: boolean;
  single?: boolean;
  foot?: ReactNode;
};

/** Renders a list of selectable items. Shift selects a range, and the arrow keys move between items. */
export const PickList = <Item extends PickItem>({
  label,
  items,
  chosen,
  onChoose,
  noteOf,
  icon,
  stale = false,
  single = false,
  foot,
}: PickListProps<Item>) => {
  const id = useId();
  const anchor = useRef<number>(undefined);

  const choose = (place: number, on: boolean, range: boolean) => {
    const from = range ? (anchor.current ?? place) : place;
    const part = items.slice(Math.min(from, place), Math.max(from, place) + 1);
    onChoose(
      part.filter((item) => noteOf?.(item) === undefined),
      on,
    );
    anchor.current = place;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // For radio buttons, the browser moves the selection itself.
    if (step === 0 || single) return;
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
    const next = boxes[boxes.findIndex((box) => box === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className={css.box} data-stale={stale || undefined} data-pick-list="">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus between the boxes, which have keys of their own */}
      <ul className={css.list} aria-label={label} aria-busy={stale} onKeyDown={onKeyDown}>
        {items.map((item, place) => {
          const note = noteOf?.(item);
          return (
            <li key={item.key}>
              <label className={css.row} data-disabled={note !== undefined || undefined}>
                <input
                  type={single ? 'radio' : 'checkbox'}
                  name={single ? id : undefined}
                  className={single ? css.radio : checkboxCss.box}
                  checked={chosen.has(item.key)}
                  disabled={note !== undefined}
                  aria-labelledby={`${id}-${place}-title`}
                  aria-describedby={`${id}-${place}-text ${id}-${place}-note`}
                  onChange={(event) => {
                    const { nativeEvent, target } = event;
                    choose(place, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
                  }}
                />
                {icon || item.picture ? <Thumb src={item.picture} fallback={icon?.(item)} /> : null}
                <span className={css.words}>
                  <Lines
                    first={<bdi id={`${id}-${place}-title`}>{item.title}</bdi>}
                    second={
                      item.text || item.words ? (
                        <span id={`${id}-${place}-text`}>
                          {item.words ? <bdi>{item.words}</bdi> : <ShortUrl url={item.text} />}
                        </span>
                      ) : undefined
                    }
                  />
                </span>
                {note ? (
                  <span id={`${id}-${place}-note`} className={css.note}>
                    {note}
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </div>
  );
};
