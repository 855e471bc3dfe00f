import { expect, test } from 'vitest';
import { withOrdered } from './columns-after.ts';
import type { Column } from './table-columns.ts';

const column = (id: string, hideBelow?: 'md' | 'lg'): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...(hideBelow && { hideBelow }),
});
const columns = [
  column('link'),
  column('groups', 'md'),
  column('clicks'),
  column('series', 'md'),
  column('created', 'lg'),
];
const hiding = (id: string | undefined) =>
  withOrdered(columns, id).flatMap(({ id: each, hideBelow }) => (hideBelow ? [`${each} ${hideBelow}`] : []));

test('the column that sorts a list stays visible, and another one is hidden instead', () => {
  expect(hiding('created')).toEqual(['groups md', 'series lg']);
  for (const id of ['clicks', 'link', undefined])
    expect(hiding(id)).toEqual(['groups md', 'series md', 'created lg']);
});
