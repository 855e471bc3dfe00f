import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { table as words } from '#web/words/table.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import css from './Pager.module.css';

type PageStepsProps = {
  page: number;
  pages: number;
  /** Returns a page's path, so that the previous and next buttons are real links. */
  linkTo: (page: number) => string;
};

export const PageSteps = ({ page, pages, linkTo }: PageStepsProps) => {
  const step = (to: number, label: string, icon: ReactNode, rel: string) =>
    to >= 1 && to <= pages ? (
      <Link className={css.step} to={linkTo(to)} rel={rel} aria-label={label}>
        {icon}
      </Link>
    ) : (
      <IconButton label={label} icon={icon} variant="secondary" disabled noTooltip />
    );
  return (
    <span className={css.steps}>
      {step(Math.min(page - 1, pages), words.previousPage, <ChevronLeft />, 'prev')}
      {step(page + 1, words.nextPage, <ChevronRight />, 'next')}
    </span>
  );
};
