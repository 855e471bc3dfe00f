import { fileData } from '#contract/qr-file.ts';
import { maxFileBytes } from '#contract/uploads.ts';
import type { QrContent } from '#contract/qr-data.ts';
import type { QrFile } from '#server/store/qr.ts';
import { filePath, type Site } from './addresses.ts';
import { ApiRefusal } from './api-refusal.ts';
import { randomCode } from './secrets.ts';
import { bytesIn, mediaTypeOf } from './uploaded-picture.ts';

/** A code's type and data as they are stored. */
interface Stored {
  type: string;
  data: string;
}

const pdf = Buffer.from('%PDF-');

/**
 * Returns how a code's data is stored. An upload is stored as a path with an unguessable code, next to the file itself.
 * The address of the code's current file is kept. Everything else is stored without a file.
 * @param before the code's stored data
 * @throws ApiRefusal if an upload is too large, or its content isn't a PDF, png or jpg
 */
export function storedData(
  { publicUrl }: Site,
  data: unknown,
  before?: Stored,
): { data: string; file: QrFile | null | undefined } {
  if (typeof data !== 'string' || !fileData.test(data)) {
    const own = before === undefined ? undefined : fileIn(before);
    if (own !== undefined && data === publicUrl + own) return { data: JSON.stringify(own), file: undefined };
    return { data: JSON.stringify(data), file: null };
  }
  const bytes = bytesIn(data);
  if (bytes.length > maxFileBytes)
    throw new ApiRefusal(400, `The file can have at most ${maxFileBytes / 1024 / 1024} MiB.`, 'data');
  const media_type = bytes.subarray(0, pdf.length).equals(pdf) ? 'application/pdf' : mediaTypeOf(bytes);
  if (!media_type) throw new ApiRefusal(400, 'The file must be a PDF, png or jpg.', 'data');
  const code = randomCode(16);
  return { data: JSON.stringify(filePath(code)), file: { code, media_type, bytes } };
}

const formats: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
};

/** The name of an uploaded file's code if none was given. An upload has no name, and its address isn't a useful one. */
export const titleOfFile = ({ media_type }: Pick<QrFile, 'media_type'>) => formats[media_type] ?? '';

/** Whether the stored data is the address of a file. */
export const isFile = (stored: Stored) => fileIn(stored) !== undefined;

/** A text may begin like the path of a file, but a link can't. */
const fileIn = ({ type, data }: Stored) =>
  type === 'link' && data.startsWith(`"${filePath('')}`) ? (JSON.parse(data) as string) : undefined;

/** Returns the content that a code was created from, with a file as its address. */
export const contentIn = ({ publicUrl }: Site, { type, data }: Stored): QrContent => {
  const file = fileIn({ type, data });
  return (
    file === undefined ? { type, data: JSON.parse(data) as unknown } : { type, data: publicUrl + file }
  ) as QrContent;
};
