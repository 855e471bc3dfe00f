import type { ReactNode } from 'react';
import type { RowFigures } from '#web/api/figures.ts';
import type { Overlay } from '#contract/overlays.ts';
import { overlayPath } from '#web/lib/record-paths.ts';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';
import { overlays as words } from '#web/words/overlays.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import { labels } from '#web/words/labels.ts';
import { overlayTypeIcon, overlayTypeName } from './overlay-types.tsx';

const columnsWith = (
  nameOf: (overlay: Overlay) => ReactNode,
  figures: RowFigures | undefined,
): readonly Column<Overlay>[] => [
  {
    id: 'overlay',
    header: words.overlay,
    cell: (overlay) => (
      <Row gap={3} nowrap>
        <Thumb src={undefined} fallback={overlayTypeIcon(overlay.type)} />
        <Lines first={nameOf(overlay)} second={<bdi>{overlayTypeName(overlay.type)}</bdi>} />
      </Row>
    ),
  },
  ...figureColumn(figures),
  {
    id: 'made',
    header: labels.created,
    width: 180,
    onPhone: 'beside',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];

const linked = ({ id, name }: Overlay) => (
  <TextLink to={overlayPath(id)} look="quiet">
    <bdi>{name}</bdi>
  </TextLink>
);

const plain = ({ name }: Overlay) => (
  <Text weight="medium" title={name}>
    <bdi>{name}</bdi>
  </Text>
);

/** @param isLinked whether each name links to its page, where the overlay can be edited */
export const overlayColumns = (isLinked: boolean, figures: RowFigures | undefined) =>
  columnsWith(isLinked ? linked : plain, figures);
