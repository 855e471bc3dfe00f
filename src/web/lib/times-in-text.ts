import { parseWireTime, toTheMinute, formatDate } from './dates.ts';

/** The format of times in servers' messages. */
const written = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}) UTC/g;

/**
 * Converts the times in a server's message to the user's time zone, such as "It expired on 14 March 2026 at 14:02 CET."
 */
export const inReadersTime = (text: string, locale?: string) =>
  text.replaceAll(written, (whole, time: string) => {
    const date = parseWireTime(time);
    return date ? formatDate(date, toTheMinute, locale) : whole;
  });
