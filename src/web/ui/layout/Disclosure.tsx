import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import css from './Disclosure.module.css';

type DisclosureProps = {
  title: string;
  /** Summary of the selection inside, shown beside the title while closed. */
  note?: ReactNode;
  open?: boolean;
  /**
   * Whether a field inside has an error. If so, it opens and focuses that field, unless another invalid field has
   * focus.
   */
  refused?: boolean;
  /** Called on opening, to load data that is needed only then. */
  onOpen?: () => void;
  children: ReactNode;
};

const invalid = '[aria-invalid="true"]';

/** Collapses options that few users need. */
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
    // A collapsed field can't take focus when it is rejected.
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
