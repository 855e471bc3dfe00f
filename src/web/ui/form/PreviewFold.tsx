import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { labels } from '#web/words/labels.ts';
import css from './PreviewFold.module.css';

interface PreviewFoldProps {
  /** Shown beside the title while the preview is open. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * Collapses a preview to one line at the top of a narrow screen. It opens above the form and stays open while users
 * type.
 */
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
