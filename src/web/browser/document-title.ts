import { useEffect } from 'react';

/** Sets the tab's title. Undefined while the page's name loads. */
export const useDocumentTitle = (title: string | undefined) => {
  useEffect(() => {
    document.title = title ? `${title} · Waypost` : 'Waypost';
  }, [title]);
};
