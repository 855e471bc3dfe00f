import type { Pixel } from '#contract/pixels.ts';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { MiddleCut } from '#web/ui/layout/MiddleCut.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';
import { labels } from '#web/words/labels.ts';
import { pixels as words } from '#web/words/pixels.ts';
import { typeIcon, typeName } from './pixel-types.tsx';

export const pixelColumns: readonly Column<Pixel>[] = [
  {
    id: 'pixel',
    header: words.pixel,
    cell: ({ name, type }) => (
      <Row gap={3} nowrap>
        <Thumb src={undefined} fallback={typeIcon(type)} />
        <Lines
          first={
            <Text weight="medium" title={name}>
              <bdi>{name}</bdi>
            </Text>
          }
          second={<bdi>{typeName(type)}</bdi>}
        />
      </Row>
    ),
  },
  { id: 'tag', header: words.tag, cell: ({ tag }) => <MiddleCut text={tag} mono /> },
  {
    id: 'added',
    header: labels.added,
    width: 140,
    hideBelow: 'sm',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];
