import { expect, test } from 'vitest';
import { admit, blankLedger, type Lane, remainingRequests, minute, recordResponse } from './ledger.ts';

const now = 1_800_000_000_000;

/** Returns how many requests a person can still send when a lane gets no further one. */
function leftBy(lane: Lane, limit: number): number {
  const told = { limit, remaining: limit, resetAt: now + minute };
  let ledger = recordResponse(blankLedger, 'earlier', told, now);
  const spend = (as: Lane) => {
    for (let sent = 0; ; sent += 1) {
      const [next, { admitted }] = admit(ledger, as, `${as} ${sent}`, now);
      if (!admitted) return sent;
      ledger = next;
    }
  };
  spend(lane);
  return spend('person');
}

test.each([
  ['the copy', 'background', [15, 15, 6]],
  ['work that somebody began', 'bulk', [5, 5, 4]],
  ['a page that refreshes itself', 'page', [0, 0, 0]],
] as const)(
  'of 30, 600 and 12 requests a minute, %s leaves people the reserve of its lane',
  (_who, lane, left) => {
    expect([30, 600, 12].map((limit) => leftBy(lane, limit))).toEqual(left);
  },
);

test('a closed page’s request counts until a minute after its latest possible arrival', () => {
  const [closed] = admit(blankLedger, 'person', 'closed', now);
  const remaining = (after: number) => remainingRequests(closed, now + after).remaining;
  expect([minute + 1000, minute + 6000].map(remaining)).toEqual([29, 30]);
  const [full] = Array.from({ length: 29 }, (_, at) => String(at)).reduce(
    ([ledger], id) => admit(ledger, 'person', id, now),
    admit(blankLedger, 'person', 'closed', now),
  );
  expect(admit(full, 'person', 'next', now + 1000)[1]).toEqual({ admitted: false, at: now + minute + 5000 });
});
