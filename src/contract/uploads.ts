/**
 * Constants about the files that a code opens. They're separate from the schemas, since pages that show codes don't
 * need those.
 */

/** The maximum size of a PDF or picture that a scan opens, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;

/** Returns whether a code’s content is a file to store, and not an address. */
export const isUpload = (data: unknown) => typeof data === 'string' && data.startsWith('data:');

export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type FileType = (typeof fileTypes)[number];
