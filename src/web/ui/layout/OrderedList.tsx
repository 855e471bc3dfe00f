import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { layout as words } from '#web/words/layout.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Lines } from './Lines.tsx';
import css from './OrderedList.module.css';

type Item = { id: number; title: string; text: string };

type OrderedListProps<Each extends Item> = {
  label: string;
  items: readonly Each[];
  onChange: (items: Each[]) => void;
};

/**
 * Renders a list that users reorder by dragging, with the buttons, or with Alt and an arrow key. Changes are announced
 * to screen readers.
 */
export const OrderedList = <Each extends Item>({ label, items, onChange }: OrderedListProps<Each>) => {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [told, tell] = useState('');

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    tell(words.moved(item.title, to + 1, items.length));
  };
  const remove = (at: number) => {
    tell(words.removed(items[at]?.title ?? ''));
    onChange(items.toSpliced(at, 1));
    const rows = list.current?.querySelectorAll<HTMLElement>('li [data-remove] button');
    (rows?.[at + 1] ?? rows?.[at - 1])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(at, at + step);
  };
  const onDragOver = (event: DragEvent, at: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === at) return;
    move(dragged, at);
    setDragged(at);
  };

  return (
    <>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are what has the keys
          <li
            key={item.id}
            className={css.row}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(at);
            }}
            onDragOver={(event) => onDragOver(event, at)}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <GripVertical className={css.grip} aria-hidden="true" />
            <span className={css.words}>
              <Lines first={<bdi>{item.title}</bdi>} second={<bdi>{item.text}</bdi>} />
            </span>
            <IconButton
              size="small"
              icon={<ArrowUp />}
              label={words.moveUp(item.title)}
              aria-disabled={at === 0}
              noTooltip
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="small"
              icon={<ArrowDown />}
              label={words.moveDown(item.title)}
              aria-disabled={at === items.length - 1}
              noTooltip
              onClick={() => move(at, at + 1)}
            />
            <span data-remove="">
              <IconButton
                size="small"
                icon={<X />}
                label={words.removeItem(item.title)}
                noTooltip
                onClick={() => remove(at)}
              />
            </span>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
};
