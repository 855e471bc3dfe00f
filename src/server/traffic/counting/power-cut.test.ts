import { expect, test } from 'vitest';
import { cutPower } from '#test/cut-power.ts';

const connections = 8;

test('acknowledged visits and links survive a power cut', async ({ skip }) => {
  const found = await cutPower(connections);
  if (!found) return skip();
  const { acknowledged, kept } = found;
  expect(kept.visits).toBeGreaterThanOrEqual(acknowledged.visits);
  expect(kept.links).toBeGreaterThanOrEqual(acknowledged.links);
}, 60_000);

test('with DURABILITY=normal the database can be opened and read after a power cut', async ({ skip }) => {
  const found = await cutPower(connections, { DURABILITY: 'normal' });
  if (!found) return skip();
  const { acknowledged, kept } = found;
  // Without syncing, the disk has anything from none to all of them.
  expect(kept.visits).toBeLessThanOrEqual(acknowledged.visits + connections);
  expect(kept.links).toBeLessThanOrEqual(acknowledged.links + 1);
}, 60_000);
