import { type FileType, maxFileBytes } from '#contract/uploads.ts';
import { formatCount, formatDigits } from '#web/lib/numbers.ts';
import { qrFile as words } from '#web/words/qr-file.ts';

const MiB = 1024 * 1024;

/** Formats a size: "1.2 MiB". */
export const sizeOf = (bytes: number) =>
  bytes < MiB
    ? words.kib(formatCount(Math.max(1, Math.round(bytes / 1024))))
    : words.mib(formatDigits(bytes / MiB, bytes % MiB === 0 ? 0 : 1));

const typeNames: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
};

/** Describes a file: "PDF, 1.2 MiB". */
export const describeFile = ({ type, bytes }: { type: FileType; bytes: number }) =>
  words.about(typeNames[type], sizeOf(bytes));

export const maxFileSize = sizeOf(maxFileBytes);
