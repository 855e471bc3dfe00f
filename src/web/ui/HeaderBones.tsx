import css from './PageHeader.module.css';
import { Skeleton } from './Skeleton.tsx';

/** Stands where a page's header will be. */
export const HeaderBones = () => (
  <div className={css.header}>
    <Skeleton shape="title" width="third" />
  </div>
);
