import { useId } from 'react';
import { formatCount } from '#web/lib/numbers.ts';
import { table as words } from '#web/words/table.ts';
import { PageSteps } from './PageSteps.tsx';
import css from './Pager.module.css';
import { rangeOf } from './range-of.ts';
import { Select } from '#web/ui/form/Select.tsx';

type PagerProps = {
  page: number;
  pages: number;
  /** Number of rows on all pages, if known. */
  total?: number;
  perPage: number;
  /** Returns a page's path, so that the previous and next buttons are real links. */
  linkTo: (page: number) => string;
  onPerPage?: (perPage: number) => void;
  sizes?: readonly number[];
};

export const Pager = ({
  page,
  pages,
  total,
  perPage,
  linkTo,
  onPerPage,
  sizes = [25, 50, 100],
}: PagerProps) => {
  const sizeId = useId();
  const options = [...new Set([...sizes, perPage])].toSorted((a, b) => a - b);
  return (
    <nav className={css.pager} aria-label={words.pages}>
      <span className={css.range}>{total ? rangeOf(page, perPage, total) : null}</span>
      {onPerPage ? (
        <span className={css.size}>
          <label htmlFor={sizeId} className={css.sizeLabel}>
            {words.rows}
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
      {page > Math.max(pages, 1) ? null : (
        <span className={css.place} aria-current="page">
          {words.page(formatCount(page), formatCount(Math.max(pages, 1)))}
        </span>
      )}
      <PageSteps page={page} pages={pages} linkTo={linkTo} />
    </nav>
  );
};
