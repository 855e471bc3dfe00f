import type { ReactNode } from 'react';
import type { RowFigures } from '#web/api/figures.ts';
import type { Splash } from '#contract/splash.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { splash as words } from '#web/words/splash.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import { labels } from '#web/words/labels.ts';

const columnsWith = (
  nameOf: (splash: Splash) => ReactNode,
  figures: RowFigures | undefined,
): readonly Column<Splash>[] => [
  { id: 'splash', header: words.splashPage, cell: nameOf },
  ...figureColumn(figures),
  {
    id: 'made',
    header: labels.created,
    width: 180,
    onPhone: 'beside',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];

const linked = ({ id, name }: Splash) => (
  <TextLink to={splashPath(id)} look="quiet">
    <bdi>{name}</bdi>
  </TextLink>
);

const plain = ({ name }: Splash) => (
  <Text cut weight="medium" title={name}>
    <bdi>{name}</bdi>
  </Text>
);

/** @param isLinked whether each name links to its page, where the splash page can be edited */
export const splashColumns = (isLinked: boolean, figures: RowFigures | undefined) =>
  columnsWith(isLinked ? linked : plain, figures);
