import type { ReactNode } from 'react';
import { createContext } from 'react';

/**
 * The shell's elements for every page's header, which are search and the budget meter. Null if the shell renders them
 * itself.
 */
export const PageTools = createContext<ReactNode>(null);
