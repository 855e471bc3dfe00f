import { expect, test } from 'vitest';
import { admit, blankLedger, type Lane, minute, settle } from './ledger.ts';

const now = 1_800_000_000_000;

/** How many requests are left when a lane gets no further one. */
function leftBy(lane: Lane, limit: number): number {
  const told = { limit, remaining: limit, resetAt: now + minute };
  let ledger = settle(blankLedger, 'earlier', told, now);
  for (let sent = 0; ; sent += 1) {
    const [next, { admitted }] = admit(ledger, lane, String(sent), now);
    if (!admitted) return limit - sent;
    ledger = next;
  }
}

test.each([
  ['the copy', 'background', [10, 10, 4]],
  ['work that somebody began', 'bulk', [5, 5, 4]],
  ['what a person waits for', 'person', [0, 0, 0]],
] as const)('of 30, 600 and 12 requests a minute, %s leaves some to people', (_who, lane, left) => {
  expect([30, 600, 12].map((limit) => leftBy(lane, limit))).toEqual(left);
});
