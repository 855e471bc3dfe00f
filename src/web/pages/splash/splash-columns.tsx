import type { Splash } from '#contract/splash.ts';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { Text } from '#web/ui/Text.tsx';

export const splashColumns: readonly Column<Splash>[] = [
  {
    id: 'splash',
    header: 'Splash page',
    cell: ({ name }) => (
      <Text cut weight="medium" title={name}>
        <bdi>{name}</bdi>
      </Text>
    ),
  },
  { id: 'id', header: 'Id', align: 'end', width: 110, hideBelow: 'sm', cell: ({ id }) => id },
  { id: 'made', header: 'Made', width: 180, cell: ({ date }) => <RelativeTime value={date} /> },
];
