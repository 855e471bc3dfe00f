import type { RowFigures } from '#web/api/figures.ts';
import { Sparkline } from '#web/ui/base/Sparkline.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { lastDays } from '#web/words/last-days.ts';

/**
 * Returns a column with each row's visits of the last 30 days as a line. Returns none if the server doesn't return
 * figures.
 * @param inWords describes the sum, such as "12 clicks in the last 30 days"
 */
export const seriesColumn = (
  figures: RowFigures | undefined,
  inWords: (count: number) => string,
  hideBelow: 'md' | 'lg' = 'md',
): readonly Column<{ id: number }>[] =>
  figures
    ? [
        {
          id: 'series',
          header: lastDays.head,
          width: 88,
          hideBelow,
          onPhone: 'none',
          cell: ({ id }) => {
            const values = figures.get(id)?.series;
            const sum = values?.reduce((total, value) => total + value, 0) ?? 0;
            return <Sparkline values={values} label={inWords(sum)} />;
          },
        },
      ]
    : [];
