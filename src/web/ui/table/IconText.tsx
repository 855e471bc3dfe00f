import type { ReactNode } from 'react';
import css from './IconText.module.css';

interface IconTextProps {
  icon: ReactNode;
  /** What the icon says. */
  name: string;
  /** In place of the name, which is said then and not shown. */
  text: string;
}

/** One line of a list: what kind something is, and what it holds. */
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
