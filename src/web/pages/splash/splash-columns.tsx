import type { ReactNode } from 'react';
import type { Splash } from '#contract/splash.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

const columnsWith = (nameOf: (splash: Splash) => ReactNode): readonly Column<Splash>[] => [
  { id: 'splash', header: 'Splash page', cell: nameOf },
  { id: 'id', header: 'Id', align: 'end', width: 110, hideBelow: 'sm', cell: ({ id }) => id },
  { id: 'made', header: 'Made', width: 180, cell: ({ date }) => <RelativeTime value={date} /> },
];

/** Where splash pages can be edited, each leads there. */
export const linkedColumns = columnsWith(({ id, name }) => (
  <TextLink to={splashPath(id)} look="quiet">
    <bdi>{name}</bdi>
  </TextLink>
));

export const splashColumns = columnsWith(({ name }) => (
  <Text cut weight="medium" title={name}>
    <bdi>{name}</bdi>
  </Text>
));
