import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { CsvValue } from '#web/lib/csv.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadText, fileName } from '#web/lib/download.ts';
import css from './ChartCard.module.css';
import { FigureTable } from './FigureTable.tsx';

export type ChartData = {
  head: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** The CSV's file is named so; the card's title where it is not given. */
  name?: string;
};

type ChartCardProps = {
  title: string;
  /** What is counted, in a sentence. */
  note?: string;
  /** The picture's figures: gives the card its table view and its CSV. */
  data?: ChartData;
  /** Before those two: a legend, other views. */
  actions?: ReactNode;
  /** The picture in words, for screen readers. */
  summary?: string;
  children: ReactNode;
};

/** A picture of figures, which are also to be had as a table and as a file. */
export const ChartCard = ({ title, note, data, actions, summary, children }: ChartCardProps) => {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.actions}>
          {actions}
          {data ? (
            <>
              <button
                type="button"
                className={css.action}
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
              >
                Table
              </button>
              <button
                type="button"
                className={css.action}
                aria-label={`Download ${title} as CSV`}
                onClick={() =>
                  downloadText(csvText(data.head, data.rows), fileName(data.name ?? title, 'csv'), 'text/csv')
                }
              >
                CSV
              </button>
            </>
          ) : null}
        </div>
      </header>
      {summary && !asTable ? <p className="visually-hidden">{summary}</p> : null}
      <div className={css.body}>
        {asTable && data ? <FigureTable label={title} head={data.head} rows={data.rows} /> : children}
      </div>
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
};
