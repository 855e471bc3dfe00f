import type { Key } from '#contract/keys.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { account as words } from '#web/words/account.ts';
import { labels } from '#web/words/labels.ts';
import { keyName } from './key-name.ts';

const name: Column<Key> = {
  id: 'name',
  header: labels.name,
  cell: (key) => (
    <Row gap={2} nowrap>
      <Text weight="medium" cut title={keyName(key)}>
        <bdi>{keyName(key)}</bdi>
      </Text>
      {key.current ? <Badge tone="accent">{words.current}</Badge> : null}
    </Row>
  ),
};

const used: Column<Key> = {
  id: 'used',
  header: words.lastUsed,
  width: 130,
  cell: ({ lastused }) => (lastused ? <RelativeTime value={lastused} /> : labels.never),
};

const ends: Column<Key> = {
  id: 'ends',
  header: labels.expires,
  width: 130,
  cell: ({ expires }) => (expires ? <RelativeTime value={expires} /> : labels.never),
};

export const keyColumns: readonly Column<Key>[] = [
  name,
  {
    id: 'access',
    header: words.access,
    width: 110,
    cell: ({ access }) => (access === 'read' ? words.readOnly : words.full),
  },
  used,
  ends,
];

export const signInColumns: readonly Column<Key>[] = [{ ...name, header: words.browser }, used, ends];
