import css from './PageHeader.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export const HeaderSkeleton = () => (
  <div className={css.header}>
    <Skeleton shape="title" width="third" />
  </div>
);
