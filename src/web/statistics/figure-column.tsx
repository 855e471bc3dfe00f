import type { Figures } from '#contract/figures.ts';
import { type RowFigures, unread } from '#web/api/figures.ts';
import { Count } from '#web/ui/base/Count.tsx';
import { countWidth } from '#web/ui/table/count-width.ts';
import type { Column } from '#web/ui/table/table-columns.ts';
import { labels } from '#web/words/labels.ts';

interface FigureColumn {
  id: string;
  header: string;
  of: (figures: Figures) => number | undefined;
}

const linkCount: FigureColumn = { id: 'links', header: labels.links, of: ({ links }) => links };

/**
 * Returns a column with a number for each row, such as its links. Returns none if the server doesn't return figures.
 */
export const figureColumn = (
  figures: RowFigures | undefined,
  { id, header, of }: FigureColumn = linkCount,
): readonly Column<{ id: number }>[] =>
  figures
    ? [
        {
          id,
          header,
          align: 'end',
          width: countWidth,
          onPhone: 'beside',
          cell: (row) => {
            const found = figures.get(row.id);
            return found || figures === unread ? <Count value={found && of(found)} /> : null;
          },
        },
      ]
    : [];
