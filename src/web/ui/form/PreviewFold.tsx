import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { labels } from '#web/words/labels.ts';
import css from './PreviewFold.module.css';

interface PreviewFoldProps {
  /** Beside the title while it is open. */
  actions: ReactNode;
  children: ReactNode;
}

/** On a narrow screen a preview is one line at its head, which opens over the form and stays while one types. */
export const PreviewFold = ({ actions, children }: PreviewFoldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.fold} aria-label={labels.preview}>
      <div className={css.head}>
        <button type="button" className={css.title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronRight className={css.sign} aria-hidden="true" />
          {labels.preview}
        </button>
        {isOpen ? actions : null}
      </div>
      {isOpen ? <div className={css.pane}>{children}</div> : null}
    </section>
  );
};
