import { canFire } from '#contract/pixel-networks.ts';
import type { Pixel } from '#contract/pixels.ts';
import type { RowFigures } from '#web/api/figures.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { MiddleCut } from '#web/ui/layout/MiddleCut.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';
import { labels } from '#web/words/labels.ts';
import { pixels as words } from '#web/words/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';
import { typeIcon } from './pixel-types.tsx';

interface TagProps {
  pixel: Pixel;
  isFired: boolean;
  /** Whether the reason is shown below the badge, for devices without hover. */
  tellsWhy: boolean;
}

const Tag = ({ pixel, isFired, tellsWhy }: TagProps) => {
  const tag = <MiddleCut text={pixel.tag} mono />;
  if (!isFired || canFire(pixel)) return tag;
  const why = words.wontFireText(typeName(pixel.type));
  return (
    <Row gap={2} nowrap={!tellsWhy}>
      {tag}
      <Badge tone="warn" title={why}>
        {words.wontFire}
      </Badge>
      {tellsWhy ? (
        <Text size="sm" tone="warn" wrap>
          {why}
        </Text>
      ) : null}
    </Row>
  );
};

/** @param figures how many links and bio pages use each pixel. Undefined if pixels don't fire */
export const pixelColumns = (
  figures: RowFigures | undefined,
  isOnPhone: boolean,
): readonly Column<Pixel>[] => [
  {
    id: 'pixel',
    header: words.pixel,
    cell: ({ name, type }) => (
      <Row gap={3} nowrap>
        <Thumb src={undefined} fallback={typeIcon(type)} />
        <Lines
          first={
            <Text weight="medium" cut title={name}>
              <bdi>{name}</bdi>
            </Text>
          }
          second={<bdi>{typeName(type)}</bdi>}
        />
      </Row>
    ),
  },
  {
    id: 'tag',
    header: words.tag,
    onPhone: 'line',
    cell: (pixel) => <Tag pixel={pixel} isFired={figures !== undefined} tellsWhy={isOnPhone} />,
  },
  ...figureColumn(figures, {
    id: 'links',
    header: labels.links,
    of: ({ links }) => links,
  }),
  ...figureColumn(figures, { id: 'bios', header: words.bioPages, of: ({ bios }) => bios }),
  {
    id: 'added',
    header: labels.added,
    width: 140,
    hideBelow: 'sm',
    onPhone: 'end',
    cell: ({ date }) => <RelativeTime value={date} />,
  },
];
