import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import css from './Facts.module.css';

type FactsProps = {
  /** Badges; they keep their size. */
  lead?: ReactNode;
  /** Before the one long fact: "leads to". */
  label?: string;
  /** The one that gives way where there is no room: an Address or a text. */
  children?: ReactNode;
  /** Small things that follow, on a line of their own where there is no room. */
  tail?: ReactNode;
  /** What may come later than the rest, on the same line where there is room. */
  late?: ReactNode;
  /** While they are awaited, in place of what isn't known yet: a text as long as the tail. */
  awaited?: string;
};

/** What something is, in one line below its name. */
export const Facts = ({
  lead,
  label,
  awaited,
  children = awaited && <Skeleton room="https://acme.example/some-path" />,
  tail = awaited && <Skeleton room={awaited} />,
  late = awaited && ' ',
}: FactsProps) => (
  <div className={css.facts}>
    {lead || children ? (
      <div className={css.main}>
        {lead ? <span className={css.fixed}>{lead}</span> : null}
        {label ? <span className={css.fixed}>{label}</span> : null}
        <div className={css.cut}>{children}</div>
      </div>
    ) : null}
    {tail ? <span className={css.tail}>{tail}</span> : null}
    {late ? <div className={css.late}>{late}</div> : null}
  </div>
);
