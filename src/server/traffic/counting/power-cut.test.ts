import { expect, test } from 'vitest';
import { cutPower } from '#test/cut-power.ts';

const connections = 8;

test('acknowledged visits and links survive a power cut, and the database is intact', async ({ skip }) => {
  const found = await cutPower(connections);
  if (!found) return skip();
  const { acknowledged, kept, damage } = found;
  expect(damage).toEqual([]);
  expect(kept.visits).toBeGreaterThanOrEqual(acknowledged.visits);
  expect(kept.links).toBeGreaterThanOrEqual(acknowledged.links);
}, 60_000);

test('with DURABILITY=normal the database is intact after a power cut', async ({ skip }) => {
  const found = await cutPower(connections, { DURABILITY: 'normal' });
  if (!found) return skip();
  const { acknowledged, kept, damage } = found;
  expect(damage).toEqual([]);
  // Without syncing, the disk has anything from none to all of them.
  expect(kept.visits).toBeLessThanOrEqual(acknowledged.visits + connections);
  expect(kept.links).toBeLessThanOrEqual(acknowledged.links + 1);
}, 60_000);
