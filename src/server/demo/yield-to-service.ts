import { setTimeout } from 'node:timers/promises';

/**
 * Waits a moment between two writes. SQLite has a single write lock without a queue, so a service that uses the same
 * file would hardly ever find it free.
 */
export const yieldToService = () => setTimeout(5);
