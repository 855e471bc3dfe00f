import type { ReactNode } from 'react';
import { Fragment, use } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { formatCount } from '#web/lib/numbers.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { labels } from '#web/words/labels.ts';
import { frame as words } from '#web/words/frame.ts';
import css from './PageHeader.module.css';
import { PageTools } from './page-tools.ts';

type PageHeaderProps = {
  /** Undefined until the record's name is known. A skeleton is shown in its place. */
  title: string | undefined;
  count?: number;
  /** Breadcrumbs, starting with the outermost page. */
  crumbs?: readonly { label: string; to: string }[] | undefined;
  /** Buttons, with the page's one primary button last. */
  actions?: ReactNode;
};

/** Renders the page's title and buttons with the shell's tools between them. It stays in view on wide screens. */
export const PageHeader = ({ title, count, crumbs = [], actions }: PageHeaderProps) => {
  const tools = use(PageTools);
  return (
    <header className={css.header}>
      <div className={css.line}>
        <div className={css.titles}>
          {crumbs.length > 0 ? (
            <nav aria-label={words.breadcrumb} className={css.crumbs}>
              {crumbs.map((crumb) => (
                <Fragment key={crumb.to}>
                  <Link className={css.crumb} to={crumb.to}>
                    {crumb.label}
                  </Link>
                  <span className={css.slash} aria-hidden="true">
                    /
                  </span>
                </Fragment>
              ))}
            </nav>
          ) : null}
          <h1 className={css.title} title={title} dir="auto">
            {title ?? (
              <span className={css.waiting}>
                <Skeleton />
                <span className="visually-hidden">{labels.loading}</span>
              </span>
            )}
          </h1>
          {count === undefined ? null : (
            <span className={css.count}>
              {formatCount(count)}
              <span className="visually-hidden">{words.total}</span>
            </span>
          )}
        </div>
        {tools ? <div className={css.tools}>{tools}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </header>
  );
};
