import { expect, test } from 'vitest';
import { inReadersTime } from './times-in-text.ts';

test('a time in a server’s sentence is shown in the user’s time zone and language', () => {
  const text = inReadersTime('The plan pro expired on 2026-06-15 10:00:00 UTC. Renew it.', 'en-GB');
  const hour = new Date(Date.UTC(2026, 5, 15, 10)).getHours().toString().padStart(2, '0');
  expect(text).toMatch(
    new RegExp(`^The plan pro expired on 15 June 2026 at ${hour}:00 \\S+\\. Renew it\\.$`),
  );
});

test('a text without a valid time stays unchanged', () => {
  for (const text of ['No problems found.', 'Since 2026-02-30 10:00:00 UTC.', 'On 2026-06-15'])
    expect(inReadersTime(text)).toBe(text);
});
