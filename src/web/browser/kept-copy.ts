import { recall } from './kept.ts';

/** Whose copy of their lists this browser has kept. */
export const copyOwner = 'copy-owner';

/** Whether there is one to begin with. */
export const hasKeptCopy = () => recall('browser', copyOwner) !== undefined;
