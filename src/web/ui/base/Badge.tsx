import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

type BadgeProps = {
  tone?: BadgeTone;
  /** The dot's CSS color if it is data, such as a channel's color. `true` uses the tone's color. */
  dot?: string | boolean;
  /** Shown before the text, where a dot would say too little. */
  icon?: ReactNode;
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
