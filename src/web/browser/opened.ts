import { useState } from 'react';

/**
 * Keeps a dialog's record while the dialog fades out, and updates it as the record changes. `times` changes with each
 * opening, so that as a key it gives each opening a new form.
 * @param asked the id in the address. The dialog stays open if this record leaves the page behind it
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
