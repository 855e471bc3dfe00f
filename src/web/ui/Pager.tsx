import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/lib/numbers.ts';
import { IconButton } from './IconButton.tsx';
import css from './Pager.module.css';
import { Select } from './Select.tsx';

type PagerProps = {
  page: number;
  pages: number;
  /** Of all pages, where it is known. */
  total?: number;
  perPage?: number;
  /** The address of a page; makes previous and next real links. */
  linkTo?: (page: number) => string;
  onPage?: (page: number) => void;
  onPerPage?: (perPage: number) => void;
  sizes?: readonly number[];
};

export const Pager = ({
  page,
  pages,
  total,
  perPage,
  linkTo,
  onPage,
  onPerPage,
  sizes = [25, 50, 100],
}: PagerProps) => {
  const sizeId = useId();
  const step = (to: number, label: string, icon: ReactNode, rel: string) => {
    const possible = to >= 1 && to <= pages;
    if (possible && linkTo)
      return (
        <Link className={css.step} to={linkTo(to)} rel={rel} aria-label={label}>
          {icon}
        </Link>
      );
    return (
      <IconButton
        label={label}
        icon={icon}
        variant="secondary"
        disabled={!possible}
        noTooltip
        onClick={() => onPage?.(to)}
      />
    );
  };
  const first = perPage === undefined ? undefined : (page - 1) * perPage + 1;
  const last = perPage === undefined || total === undefined ? undefined : Math.min(page * perPage, total);
  const options = [...new Set([...sizes, ...(perPage ? [perPage] : [])])].toSorted((a, b) => a - b);
  return (
    <nav className={css.pager} aria-label="Pages">
      <span className={css.range}>
        {total === 0 || total === undefined
          ? null
          : first === undefined || last === undefined
            ? formatCount(total)
            : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
      </span>
      {onPerPage && perPage !== undefined ? (
        <span className={css.size}>
          <label htmlFor={sizeId} className={css.sizeLabel}>
            Rows
          </label>
          <Select
            fit
            id={sizeId}
            value={String(perPage)}
            options={options.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onPerPage(Number(event.target.value))}
          />
        </span>
      ) : null}
      <span className={css.place} aria-current="page">
        Page {formatCount(page)} of {formatCount(Math.max(pages, 1))}
      </span>
      <span className={css.steps}>
        {step(page - 1, 'Previous page', <ChevronLeft />, 'prev')}
        {step(page + 1, 'Next page', <ChevronRight />, 'next')}
      </span>
    </nav>
  );
};
