import { setTimeout } from 'node:timers/promises';

/**
 * Waits a moment between two writes. SQLite has one write lock and no queue for it: a service that works on the same
 * file would hardly ever find it free.
 */
export const giveWay = () => setTimeout(5);
