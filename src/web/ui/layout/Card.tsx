import type { ReactNode } from 'react';
import { use, useId } from 'react';
import { CardLevel } from './group/card-level.ts';
import css from './Card.module.css';

type CardProps = {
  title?: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** Separate row at the bottom for the card's own buttons. */
  foot?: ReactNode;
  /** Removes the padding around the content, for tables. */
  flush?: boolean;
  tone?: 'plain' | 'danger';
  children?: ReactNode;
};

export const Card = ({ title, text, actions, foot, flush = false, tone = 'plain', children }: CardProps) => {
  const id = useId();
  const Heading = `h${use(CardLevel)}` as const;
  return (
    <section className={css.card} data-tone={tone} aria-labelledby={title ? id : undefined}>
      {title || actions ? (
        <header className={css.head}>
          <div className={css.words}>
            {title ? (
              <Heading id={id} className={css.title}>
                {title}
              </Heading>
            ) : null}
            {text ? <p className={css.note}>{text}</p> : null}
          </div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children ? <div className={flush ? css.flush : css.body}>{children}</div> : null}
      {foot ? <footer className={css.foot}>{foot}</footer> : null}
    </section>
  );
};
