import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/** Leaves the page of a record that was deleted there for its list. */
export const useLeaving = (list: string) => {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  return {
    /** From then on the page shows no form: what was typed in it is not asked about any more. */
    isLeaving,
    leave: () => {
      flushSync(() => setLeaving(true));
      void navigate(list, { replace: true });
    },
  };
};
