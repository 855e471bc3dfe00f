import type { ReactNode } from 'react';
import css from './IconText.module.css';

interface IconTextProps {
  icon: ReactNode;
  /** What the icon means. */
  name: string;
  /** Shown instead of the name, which is then only read out. */
  text: string;
}

/** Renders a record's kind as an icon, and its content, on one line of a list. */
export const IconText = ({ icon, name, text }: IconTextProps) => (
  <span className={css.line}>
    <span className={css.icon} title={name} aria-hidden="true">
      {icon}
    </span>
    {text === '' ? null : <span className="visually-hidden">{name}</span>}
    <bdi className={css.text} title={text || undefined}>
      {text || name}
    </bdi>
  </span>
);
