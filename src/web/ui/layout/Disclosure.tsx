import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import css from './Disclosure.module.css';

type DisclosureProps = {
  title: string;
  /** Beside the title while it is closed: what is chosen inside. */
  note?: ReactNode;
  open?: boolean;
  /** Whether a field inside is: then it is shown, and has the focus unless another one took it. */
  refused?: boolean;
  /** For what is asked for only then. */
  onOpen?: () => void;
  children: ReactNode;
};

const invalid = '[aria-invalid="true"]';

/** What few people need, folded away. */
export const Disclosure = ({
  title,
  note,
  open = false,
  refused = false,
  onOpen,
  children,
}: DisclosureProps) => {
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const { current } = fold;
    if (!refused || !current || current.open) return;
    current.open = true;
    // What is folded away could not take the focus when it was refused.
    if (!document.activeElement?.matches(invalid)) current.querySelector<HTMLElement>(invalid)?.focus();
  }, [refused]);
  return (
    <details
      ref={fold}
      className={css.fold}
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={css.head}>
        <ChevronRight className={css.sign} aria-hidden="true" />
        <span className={css.title}>{title}</span>
        {note ? <span className={css.note}>{note}</span> : null}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
};
