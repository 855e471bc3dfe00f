import type { ReactNode } from 'react';
import { createContext } from 'react';

/** What the frame puts into every page's head: search, the budget meter. Null where the frame shows it itself. */
export const PageTools = createContext<ReactNode>(null);
