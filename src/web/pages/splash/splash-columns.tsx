import type { ReactNode } from 'react';
import type { Splash } from '#contract/splash.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { splash as words } from '#web/words/splash.ts';
import { labels } from '#web/words/labels.ts';

const columnsWith = (nameOf: (splash: Splash) => ReactNode): readonly Column<Splash>[] => [
  { id: 'splash', header: words.splashPage, cell: nameOf },
  { id: 'id', header: labels.id, align: 'end', width: 110, hideBelow: 'sm', cell: ({ id }) => id },
  { id: 'made', header: labels.created, width: 180, cell: ({ date }) => <RelativeTime value={date} /> },
];

/** Where splash pages can be edited, each name links to its page. */
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
