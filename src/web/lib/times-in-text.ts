import { parseWireTime, writtenDate } from './dates.ts';

/** As servers write a time into a sentence. */
const written = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}) UTC/g;

const format = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** A server's sentence with the reader's times: "It expired on 14 March 2026 at 14:02 CET." */
export const inReadersTime = (text: string, locale?: string) =>
  text.replaceAll(written, (whole, time: string) => {
    const date = parseWireTime(time);
    return date ? writtenDate(date, format, locale) : whole;
  });
