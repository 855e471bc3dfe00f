import { createContext } from 'react';

/** Of the headings of cards: below the page's own, or below that of their group. */
export const CardLevel = createContext<2 | 3>(2);
