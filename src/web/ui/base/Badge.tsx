import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

type BadgeProps = {
  tone?: BadgeTone;
  /** The dot's color where it is data, as a channel's; `true` takes the tone's. */
  dot?: string | boolean;
  /** Before its text, where a dot would tell too little. */
  icon?: ReactNode;
  /** What it stands for, where one points at it. */
  title?: string;
  children: ReactNode;
};

export const Badge = ({ tone = 'neutral', dot = false, icon, title, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} title={title}>
    {dot ? (
      <span className={css.dot} style={typeof dot === 'string' ? { backgroundColor: dot } : undefined} />
    ) : null}
    {icon}
    <span className={css.text}>{children}</span>
  </span>
);
