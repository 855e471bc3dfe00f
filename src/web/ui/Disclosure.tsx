import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

type DisclosureProps = {
  title: string;
  /** Beside the title while it is closed: what is chosen inside. */
  note?: ReactNode;
  open?: boolean;
  /** For what is asked for only then. */
  onOpen?: () => void;
  children: ReactNode;
};

/** What few people need, folded away. */
export const Disclosure = ({ title, note, open = false, onOpen, children }: DisclosureProps) => (
  <details className={css.fold} open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
    <summary className={css.head}>
      <ChevronRight className={css.sign} aria-hidden="true" />
      <span className={css.title}>{title}</span>
      {note ? <span className={css.note}>{note}</span> : null}
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);
