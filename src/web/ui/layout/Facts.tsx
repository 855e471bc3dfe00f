import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import css from './Facts.module.css';

type FactsProps = {
  /** Badges, which keep their size. */
  lead?: ReactNode;
  /** Shown before the one long fact, such as "leads to". */
  label?: string;
  /** The fact that is truncated if there is no room, such as an Address or text. */
  children?: ReactNode;
  /** Short facts, which wrap onto a line of their own if there is no room. */
  tail?: ReactNode;
  /** Content that may load later, on the same line if there is room. */
  late?: ReactNode;
  /** Text as long as the tail, which reserves room for the facts that are still loading. */
  awaited?: string;
};

/** Summarizes a record in one line below its name. */
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
