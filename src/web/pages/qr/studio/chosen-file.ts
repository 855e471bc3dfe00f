import { z } from 'zod/mini';
import type { FileType } from '#contract/uploads.ts';
import { qrFile as words } from '#web/words/qr-file.ts';

/** The file that a code is to open. */
export interface ChosenFile {
  name: string;
  type: FileType;
  bytes: number;
  /** Not saved yet. A draft that was kept has lost it. */
  blob: Blob | null;
  /** Of the one that is saved; "": none. */
  address: string;
}

export const noFile: ChosenFile = { name: '', type: 'application/pdf', bytes: 0, blob: null, address: '' };

export const blobOf = ({ blob }: ChosenFile) => (blob instanceof Blob ? blob : undefined);

/** Whether it was chosen, and is gone since: no draft keeps it. */
export const isLost = (file: ChosenFile) => file.name !== '' && !blobOf(file);

export const FileContent = z.custom<ChosenFile>().check(
  z.superRefine((file, { addIssue }) => {
    if (isLost(file)) addIssue({ code: 'custom', message: words.lost(file.name) });
    else if (!blobOf(file) && file.address === '') addIssue({ code: 'custom', message: words.missing });
  }),
);

/** "Menu", of "Menu.pdf". */
export const titleOfFile = ({ name }: ChosenFile) => name.replace(/\.\w{1,5}$/, '');
