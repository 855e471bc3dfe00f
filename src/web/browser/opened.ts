import { useState } from 'react';

/**
 * What a dialog is about: kept while the dialog fades out, and renewed as the record behind it changes. `times` is
 * new at each opening, so that as a key it gives each opening a fresh form.
 */
export const useOpened = <Subject extends { id: number }>(subject: Subject | undefined) => {
  const isOpen = subject !== undefined;
  const [kept, keep] = useState({ subject, isOpen, times: 0 });
  if (isOpen !== kept.isOpen || (isOpen && subject !== kept.subject)) {
    const again = isOpen && (!kept.isOpen || kept.subject?.id !== subject.id);
    keep({ subject: subject ?? kept.subject, isOpen, times: kept.times + (again ? 1 : 0) });
  }
  return kept;
};
