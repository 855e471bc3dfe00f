import type { Config } from '#server/config.ts';

/** Returns where a service with these settings is reached: PUBLIC_URL, or else its name on this machine. */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const anywhere = HOST === '0.0.0.0' || HOST === '::';
  const name = anywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${name}${PORT === 80 ? '' : `:${PORT}`}`;
}
