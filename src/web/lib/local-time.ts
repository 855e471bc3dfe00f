import { parseWireTime } from './dates.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** UTC of the wire as an `<input type="datetime-local">` has it, in the reader's zone; "" for none. */
export const localInput = (wire: string | null): string => {
  const time = wire === null ? undefined : parseWireTime(wire);
  if (!time) return '';
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** What such an input holds as UTC of the wire; what is no time comes back as it is. */
export const wireTime = (input: string): string => {
  const time = new Date(input);
  return input === '' || Number.isNaN(time.getTime())
    ? input
    : time.toISOString().slice(0, 19).replace('T', ' ');
};
