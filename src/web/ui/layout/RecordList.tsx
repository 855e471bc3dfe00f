import { Copy } from 'lucide-react';
import { memo } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Lines } from './Lines.tsx';
import css from './RecordList.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { RecordLine } from './record-lines.ts';

type RecordListProps = {
  label: string;
  /** Undefined while loading. */
  items: readonly RecordLine[] | undefined;
  skeleton?: number;
  /** Whether the skeleton's lines have pictures. */
  pictured?: boolean;
};

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-record]')];
const active = () =>
  document.activeElement?.closest<HTMLElement>('[data-record]') ??
  document.querySelector<HTMLElement>('[data-record]:hover');

/** J and K move through the lines of all lists on the page, in document order. */
const move = (step: 1 | -1) => {
  const all = lines();
  const from = active();
  const at = from ? all.indexOf(from) + step : step === 1 ? 0 : all.length - 1;
  const next = all[Math.min(all.length - 1, Math.max(0, at))];
  next?.querySelector('a')?.focus();
  return next !== undefined;
};

const copyActive = () => {
  const button = active()?.querySelector('button');
  button?.click();
  return button !== null && button !== undefined;
};

const Records = ({ label, items, skeleton = 5, pictured = false }: RecordListProps) => {
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('c', copyActive);
  if (!items)
    return (
      <ul className={css.list} aria-label={label} aria-busy="true">
        {Array.from({ length: skeleton }, (_, place) => (
          <li key={place} className={css.line} aria-hidden="true">
            {pictured ? <span className={css.square} /> : null}
            <div className={css.skeleton}>
              <Skeleton width={place % 2 ? 'half' : 'most'} />
              <Skeleton width="third" />
            </div>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={css.list} aria-label={label}>
      {items.map(({ key, to, onOpen, picture, first, second, end, copy }) => (
        <li key={key} className={css.line} data-record="">
          {picture}
          <Link className={css.link} to={to} onClick={onOpen}>
            <Lines first={first} second={second} />
          </Link>
          {copy ? (
            <span className={css.quick}>
              <IconButton
                size="small"
                icon={<Copy />}
                label={copy.label}
                onClick={() => void copyWithToast(copy.text, copy.done)}
              />
            </span>
          ) : null}
          <span className={css.end}>{end}</span>
        </li>
      ))}
    </ul>
  );
};

/**
 * Renders a few records in a card as lines that link to them, where a table would be too much. Keep the array's
 * identity between renders, since the list is memoized.
 */
export const RecordList = memo(Records);
