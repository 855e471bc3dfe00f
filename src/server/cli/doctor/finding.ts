import type { Config } from '#server/config.ts';

/** `note`: worth knowing. `warning`: will cause trouble. `problem`: something doesn't work. */
export interface Finding {
  check: string;
  state: 'ok' | 'note' | 'warning' | 'problem';
  message: string;
}

export type Check = (config: Config) => Promise<Finding[]>;

/** Returns constructors for the findings of one check. Each message is a sentence. */
export const findingsOf = (check: string) => ({
  ok: (message: string): Finding => ({ check, state: 'ok', message }),
  note: (message: string): Finding => ({ check, state: 'note', message }),
  warning: (message: string): Finding => ({ check, state: 'warning', message }),
  problem: (message: string): Finding => ({ check, state: 'problem', message }),
});

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  // fetch only says that it failed. The reason is in its cause.
  if (error.message === 'fetch failed' && error.cause) return reasonOf(error.cause);
  return error.message || code || error.name;
};

/** Returns whether only this machine can open the address. */
export const isLocalUrl = (url: string) => /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);
