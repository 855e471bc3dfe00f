const steps = new WeakMap<AbortSignal, () => Promise<void>>();

/**
 * For work that has to know what went out: the step is taken when a request with that signal has its turn, right before it
 * is sent. Where the step fails, nothing is sent.
 */
export function beforeSending(signal: AbortSignal, step: () => Promise<void>) {
  steps.set(signal, step);
}

export const stepBefore = (signal: AbortSignal | undefined) => (signal ? steps.get(signal) : undefined);
