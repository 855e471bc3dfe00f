import type { Key } from '#contract/keys.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';

const name: Column<Key> = {
  id: 'name',
  header: 'Name',
  cell: (key) => (
    <Row gap={2} nowrap>
      <Text weight="medium" cut title={key.name}>
        <bdi>{key.name}</bdi>
      </Text>
      {key.current ? <Badge tone="accent">This one</Badge> : null}
    </Row>
  ),
};

const used: Column<Key> = {
  id: 'used',
  header: 'Last used',
  width: 130,
  cell: ({ lastused }) => (lastused ? <RelativeTime value={lastused} /> : 'Never'),
};

const ends: Column<Key> = {
  id: 'ends',
  header: 'Expires',
  width: 130,
  cell: ({ expires }) => (expires ? <RelativeTime value={expires} /> : 'Never'),
};

export const keyColumns: readonly Column<Key>[] = [
  name,
  {
    id: 'access',
    header: 'Access',
    width: 150,
    cell: ({ access }) => (access === 'read' ? 'Read only' : 'Read and change'),
  },
  used,
  ends,
];

export const signInColumns: readonly Column<Key>[] = [{ ...name, header: 'Browser' }, used, ends];
