import css from './PageHeader.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

/** Stands where a page's header will be. */
export const HeaderSkeleton = () => (
  <div className={css.header}>
    <Skeleton shape="title" width="third" />
  </div>
);
