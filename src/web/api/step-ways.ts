import type { Step } from '#contract/step.ts';
import { ApiError } from '#web/client/api-error.ts';

/** Whether a question has expired. No answer helps then, and a new question is requested. */
export const isExpired = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.field === undefined;

/** Returns the ways to answer a question, easiest first. */
export const waysOf = ({ passkey, app, recovery }: Step) => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(app ? (['app'] as const) : []),
  ...(recovery ? (['recovery'] as const) : []),
];
