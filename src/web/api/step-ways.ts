import type { Step } from '#contract/step.ts';
import { ApiError } from '#web/client/api-error.ts';

/** Whether a question is no longer open: then no answer helps, and it is asked anew. */
export const isExpired = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.field === undefined;

/** What a question can be answered with, the easiest first. */
export const waysOf = ({ passkey, app, recovery }: Step) => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(app ? (['app'] as const) : []),
  ...(recovery ? (['recovery'] as const) : []),
];
