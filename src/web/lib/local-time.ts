import { parseWireTime } from './dates.ts';

const two = (number: number) => String(number).padStart(2, '0');

/**
 * Converts an API time in UTC to the value of an `<input type="datetime-local">` in the user's time zone. Returns ""
 * for null.
 */
export const localInput = (wire: string | null): string => {
  const time = wire === null ? undefined : parseWireTime(wire);
  if (!time) return '';
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};

/** Converts the value of such an input to an API time in UTC. Invalid input is returned unchanged. */
export const wireTime = (input: string): string => {
  const time = new Date(input);
  return input === '' || Number.isNaN(time.getTime())
    ? input
    : time.toISOString().slice(0, 19).replace('T', ' ');
};
