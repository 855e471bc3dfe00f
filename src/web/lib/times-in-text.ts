import { parseWireTime, toTheMinute, writtenDate } from './dates.ts';

/** As servers write a time into a sentence. */
const written = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}) UTC/g;

/** A server's sentence with the reader's times: "It expired on 14 March 2026 at 14:02 CET." */
export const inReadersTime = (text: string, locale?: string) =>
  text.replaceAll(written, (whole, time: string) => {
    const date = parseWireTime(time);
    return date ? writtenDate(date, toTheMinute, locale) : whole;
  });
