import { recall } from './kept.ts';

/** The entry that stores whose copy of the lists this browser keeps. */
export const copyOwner = 'copy-owner';

/** Returns whether such a copy exists. */
export const hasKeptCopy = () => recall('browser', copyOwner) !== undefined;
