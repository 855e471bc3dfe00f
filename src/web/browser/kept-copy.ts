import { readStored } from './stored.ts';

/** The entry that stores whose copy of the lists this browser keeps. */
export const copyOwner = 'copy-owner';

/** Returns whether such a copy exists. */
export const hasKeptCopy = () => readStored('browser', copyOwner) !== undefined;
