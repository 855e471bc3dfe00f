import type { CsvValue } from '#web/lib/csv.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { locale } from '#web/words/language.ts';
import { charts as words } from '#web/words/charts.ts';
import css from './FigureTable.module.css';

type FigureTableProps = {
  label: string;
  head: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** Formats the text of the first column. */
  beginning?: (text: string) => string;
};

const written = (value: CsvValue) => {
  if (typeof value !== 'number') return value === null || value === undefined ? '–' : String(value);
  return Number.isInteger(value) ? formatCount(value) : value.toLocaleString(locale());
};

export const FigureTable = ({ label, head, rows, beginning }: FigureTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className={css.scroll} role="region" aria-label={words.tableOf(label)} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((title, place) => (
            <th key={title} scope="col" data-number={typeof rows[0]?.[place] === 'number' || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((value, place) => (
              <td key={head[place] ?? place} data-number={typeof value === 'number' || undefined}>
                {place === 0 && typeof value === 'string' && beginning ? beginning(value) : written(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
