import type { Config } from '#server/config.ts';

/** `note`: worth knowing; `warning`: will be trouble; `problem`: something does not work. */
export interface Finding {
  check: string;
  state: 'ok' | 'note' | 'warning' | 'problem';
  message: string;
}

export type Check = (config: Config) => Promise<Finding[]>;

/** The findings of one check, each a sentence about it. */
export const findingsOf = (check: string) => ({
  ok: (message: string): Finding => ({ check, state: 'ok', message }),
  note: (message: string): Finding => ({ check, state: 'note', message }),
  warning: (message: string): Finding => ({ check, state: 'warning', message }),
  problem: (message: string): Finding => ({ check, state: 'problem', message }),
});

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  // fetch says only that it failed, and why in its cause.
  if (error.message === 'fetch failed' && error.cause) return reasonOf(error.cause);
  return error.message || code || error.name;
};

/** Whether only this machine can open such an address. */
export const isHere = (url: string) => /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);
