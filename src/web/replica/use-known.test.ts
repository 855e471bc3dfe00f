import { renderHook } from '@testing-library/react';
import { useCallback } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Link } from '#contract/links.ts';
import { createAccountReplica, type ListSnapshot } from './account-replica.ts';
import { type ReplicaSession, setSession, useKnown } from './replica-session.ts';
import { memoryStore } from './replica-store.ts';

afterEach(() => setSession(undefined));

test('known data of one record is never shown for another', async () => {
  const copy = createAccountReplica(memoryStore(), () => undefined);
  const rows = [
    { id: 2, title: 'Dinner' },
    { id: 1, title: 'Lunch' },
  ] as Link[];
  await copy.sweepPage('links', { rows, result: 2, maxpage: 1, askedAt: 1 });
  setSession({ copy } as unknown as ReplicaSession);
  const shown: [number, string | undefined][] = [];
  const { rerender } = renderHook(
    ({ id }) => {
      const find = useCallback(({ rows }: ListSnapshot<Link>) => rows.find((row) => row.id === id), [id]);
      shown.push([id, useKnown('links', find)?.title]);
    },
    { initialProps: { id: 1 } },
  );
  rerender({ id: 2 });
  setSession(undefined);
  rerender({ id: 2 });
  expect(shown.slice(0, 2)).toEqual([
    [1, 'Lunch'],
    [2, 'Dinner'],
  ]);
  expect(shown).not.toContainEqual([2, 'Lunch']);
  expect(shown.at(-1)).toEqual([2, undefined]);
});
