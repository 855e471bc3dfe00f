import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './Anchor.module.css';

interface AnchorProps {
  /** The fragment of the page's URL, without the #. */
  name: string;
  children: ReactNode;
}

/** Renders a section of a page that a URL fragment can link to. */
export const Anchor = ({ name, children }: AnchorProps) => {
  const { hash, key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${name}`;
  useEffect(() => {
    if (!isMeant) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
    // The key changes when the same URL is opened again, which scrolls here again.
  }, [isMeant, key]);
  return (
    <div ref={part} id={name} tabIndex={-1} className={css.part}>
      {children}
    </div>
  );
};
