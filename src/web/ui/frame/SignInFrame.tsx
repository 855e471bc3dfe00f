import type { ReactNode } from 'react';
import { Logo } from '#web/ui/base/Logo.tsx';
import css from './SignInFrame.module.css';

type SignInFrameProps = {
  title: string;
  text?: ReactNode;
  /** Shown below the card, such as another way to sign in or help. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Renders the standalone page for signing in and setup. */
export const SignInFrame = ({ title, text, foot, children }: SignInFrameProps) => (
  <main className={css.frame} id="main">
    <Logo size="large" mark />
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      {text ? <p className={css.text}>{text}</p> : null}
    </div>
    <div className={css.card}>{children}</div>
    {foot ? <div className={css.foot}>{foot}</div> : null}
  </main>
);
