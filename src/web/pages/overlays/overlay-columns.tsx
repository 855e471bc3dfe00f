import type { Overlay } from '#contract/overlays.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Row } from '#web/ui/Row.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { Text } from '#web/ui/Text.tsx';
import { Thumb } from '#web/ui/Thumb.tsx';
import { overlayTypeIcon, overlayTypeName } from './overlay-types.tsx';

export const overlayColumns: readonly Column<Overlay>[] = [
  {
    id: 'overlay',
    header: 'Overlay',
    cell: ({ name, type }) => (
      <Row gap={3} nowrap>
        <Thumb src={undefined} fallback={overlayTypeIcon(type)} />
        <Lines
          first={
            <Text weight="medium" title={name}>
              <bdi>{name}</bdi>
            </Text>
          }
          second={<bdi>{overlayTypeName(type)}</bdi>}
        />
      </Row>
    ),
  },
  { id: 'id', header: 'Id', align: 'end', width: 110, hideBelow: 'sm', cell: ({ id }) => id },
  { id: 'made', header: 'Made', width: 180, cell: ({ date }) => <RelativeTime value={date} /> },
];
