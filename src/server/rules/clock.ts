/** Whole seconds since 1970 UTC, as the database stores times. */
export const now = () => Math.floor(Date.now() / 1000);

/** Formats a time for the API: UTC, `YYYY-MM-DD HH:MM:SS`. */
export const timestamp = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Parses that format to seconds. */
export const secondsOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

/** Formats a date for the API: UTC, `YYYY-MM-DD`. */
export const date = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
