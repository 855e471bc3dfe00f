/** The fields of a form. All are text, and "" if left out. */
export interface CalendarEvent {
  summary: string;
  /** In the format `2026-11-24T19:00`, in the local time of the event's place. */
  start: string;
  end: string;
  place: string;
  note: string;
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const plain = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

const moment = (typed: string) => `${typed.replaceAll(/[-:]/g, '').slice(0, 13)}00`;

const typedMoment = (stamp: string) =>
  stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/, '$1-$2-$3T$4:$5');

/**
 * Formats a VEVENT of iCalendar (RFC 5545) on its own, which cameras can read. Its times are local to the event's
 * place, wherever it's scanned.
 */
export const vevent = ({ summary, start, end, place, note }: CalendarEvent): string =>
  [
    'BEGIN:VEVENT',
    `SUMMARY:${escaped(summary)}`,
    `DTSTART:${moment(start)}`,
    ...(end ? [`DTEND:${moment(end)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
  ].join('\n');

export function eventOf(text: string): CalendarEvent | undefined {
  if (!text.startsWith('BEGIN:VEVENT\n')) return undefined;
  const member = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1] ?? '';
  return {
    summary: plain(member('SUMMARY')),
    start: typedMoment(member('DTSTART')),
    end: typedMoment(member('DTEND')),
    place: plain(member('LOCATION')),
    note: plain(member('DESCRIPTION')),
  };
}
