import { useEffect } from 'react';

/** Names the tab after the page; undefined while the name is awaited. */
export const useDocumentTitle = (title: string | undefined) => {
  useEffect(() => {
    document.title = title ? `${title} · Waypost` : 'Waypost';
  }, [title]);
};
