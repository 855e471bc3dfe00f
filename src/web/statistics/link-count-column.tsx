import type { RowFigures } from '#web/api/figures.ts';
import { Count } from '#web/ui/base/Count.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { labels } from '#web/words/labels.ts';

/** How many links use each row, where the server tells. */
export const linkCountColumn = (figures: RowFigures | undefined): readonly Column<{ id: number }>[] =>
  figures
    ? [
        {
          id: 'links',
          header: labels.links,
          align: 'end',
          width: 96,
          hideBelow: 'sm',
          cell: ({ id }) => {
            const found = figures.get(id);
            return found ? <Count value={found.links} /> : null;
          },
        },
      ]
    : [];
