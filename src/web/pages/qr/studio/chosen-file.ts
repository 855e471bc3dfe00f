import { z } from 'zod/mini';
import type { FileType } from '#contract/uploads.ts';
import { qrFile as words } from '#web/words/qr-file.ts';

/** The file that a code opens. */
export interface ChosenFile {
  name: string;
  type: FileType;
  bytes: number;
  /** The file until it's saved. A restored draft has lost it. */
  blob: Blob | null;
  /** The saved file's address. Empty if none is saved. */
  address: string;
}

export const noFile: ChosenFile = { name: '', type: 'application/pdf', bytes: 0, blob: null, address: '' };

export const blobOf = ({ blob }: ChosenFile) => (blob instanceof Blob ? blob : undefined);

/** Whether the file was chosen and has been lost, since drafts don't keep it. */
export const isLost = (file: ChosenFile) => file.name !== '' && !blobOf(file);

export const FileContent = z.custom<ChosenFile>().check(
  z.superRefine((file, { addIssue }) => {
    if (isLost(file)) addIssue({ code: 'custom', message: words.lost(file.name) });
    else if (!blobOf(file) && file.address === '') addIssue({ code: 'custom', message: words.missing });
  }),
);

/** Returns "Menu" for "Menu.pdf". */
export const titleOfFile = ({ name }: ChosenFile) => name.replace(/\.\w{1,5}$/, '');
