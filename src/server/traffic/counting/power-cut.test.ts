import { expect, test } from 'vitest';
import { cutPower } from '#test/cut-power.ts';

const connections = 8;

test('what was acknowledged is still there after the power was cut', async ({ skip }) => {
  const found = await cutPower(connections);
  if (!found) return skip();
  const { acknowledged, kept } = found;
  expect(kept.visits).toBeGreaterThanOrEqual(acknowledged.visits);
  expect(kept.links).toBeGreaterThanOrEqual(acknowledged.links);
}, 60_000);

test('with DURABILITY=normal a power cut takes the latest at most, and leaves the database whole', async ({
  skip,
}) => {
  const found = await cutPower(connections, { DURABILITY: 'normal' });
  if (!found) return skip();
  const { acknowledged, kept } = found;
  // Without syncing, the disk has anything from none to all of them.
  expect(kept.visits).toBeLessThanOrEqual(acknowledged.visits + connections);
  expect(kept.links).toBeLessThanOrEqual(acknowledged.links + 1);
}, 60_000);
