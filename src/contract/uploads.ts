/** Files that a code opens, apart from their schemas: what shows a code needs none of those. */

/** In bytes: of a PDF or picture that a scan opens. */
export const largestFile = 5 * 1024 * 1024;

/** Whether a code’s content is a file to be kept, rather than an address. */
export const isUpload = (data: unknown) => typeof data === 'string' && data.startsWith('data:');

export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type FileType = (typeof fileTypes)[number];
