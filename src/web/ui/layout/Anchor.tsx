import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './Anchor.module.css';

interface AnchorProps {
  /** After the # of the page's address. */
  name: string;
  children: ReactNode;
}

/** A part of a page that an address can lead to. */
export const Anchor = ({ name, children }: AnchorProps) => {
  const { hash, key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${name}`;
  useEffect(() => {
    if (!isMeant) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
    // The same address again leads there again.
  }, [isMeant, key]);
  return (
    <div ref={part} id={name} tabIndex={-1} className={css.part}>
      {children}
    </div>
  );
};
