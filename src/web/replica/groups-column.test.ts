import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGroupsColumn } from './groups-column.tsx';

const headOf = (rows: readonly { id: number; campaign?: number | null; channel?: number[] }[]) =>
  renderHook(() => useGroupsColumn({ rows, figures: undefined, view: { channelsOf: () => [] } })).result
    .current[0]?.header;

test('the groups column is headed by the kinds of groups that the server reports', () => {
  expect(headOf([{ id: 1, channel: [7] }, { id: 2 }])).toBe('Channels');
  expect(
    headOf([
      { id: 1, channel: [7] },
      { id: 2, campaign: null },
    ]),
  ).toBe('Campaigns and channels');
});
