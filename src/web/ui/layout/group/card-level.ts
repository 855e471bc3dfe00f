import { createContext } from 'react';

/** Heading level of cards, which is one below the page's title or their group's. */
export const CardLevel = createContext<2 | 3>(2);
