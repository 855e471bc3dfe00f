import { useState } from 'react';

/**
 * What a dialog is about: kept while the dialog fades out, and renewed as the record behind it changes. `times` is
 * new at each opening, so that as a key it gives each opening a fresh form.
 * @param asked the id that the address names: its form stays open when the record has left the page behind it
 */
export const useOpened = <Subject extends { id: number }>(subject: Subject | undefined, asked?: number) => {
  const [kept, keep] = useState({ subject, isOpen: subject !== undefined, times: 0 });
  const isOpen = subject !== undefined || (kept.isOpen && asked !== undefined && kept.subject?.id === asked);
  if (isOpen !== kept.isOpen || (subject !== undefined && subject !== kept.subject)) {
    const again = isOpen && (!kept.isOpen || kept.subject?.id !== subject?.id);
    keep({ subject: subject ?? kept.subject, isOpen, times: kept.times + (again ? 1 : 0) });
  }
  return kept;
};
