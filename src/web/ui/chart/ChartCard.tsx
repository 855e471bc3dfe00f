import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CsvValue } from '#web/lib/csv.ts';
import { charts as words } from '#web/words/charts.ts';
import { ChartAction } from './ChartAction.tsx';
import css from './ChartCard.module.css';
import { FigureTable } from './FigureTable.tsx';
import { saveOnDemand } from './save-on-demand.ts';

export type ChartData = {
  head: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** Formats the first column's text, such as a day, in the table. The CSV file keeps the raw value. */
  beginning?: (text: string) => string;
  /** Base name of the files. Defaults to the card's title. */
  name?: string;
};

type ChartCardProps = {
  title: string;
  /** A sentence about what is counted. */
  note?: string;
  /** The chart's figures, which enable the table view, the CSV and the PNG. */
  data?: ChartData | undefined;
  /** Further buttons before those, such as other views. */
  actions?: ReactNode;
  /** Text alternative for screen readers. */
  summary?: string;
  children: ReactNode;
};

/** Renders a chart in a card, with its figures available as a table and as files. */
export const ChartCard = ({ title, note, data, actions, summary, children }: ChartCardProps) => {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const stem = data?.name ?? title;

  const savePng = () =>
    saveOnDemand(async ({ savePicture }) => {
      if (card.current) await savePicture(card.current, stem);
    });

  return (
    <section ref={card} className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.actions}>
          {actions}
          {data ? (
            <>
              <ChartAction pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {words.table}
              </ChartAction>
              <ChartAction
                label={words.downloadCsv(title)}
                onClick={() => void saveOnDemand(({ saveTable }) => saveTable(data, stem))}
              >
                {words.csv}
              </ChartAction>
              {asTable ? null : (
                <ChartAction label={words.downloadPng(title)} onClick={() => void savePng()}>
                  {words.png}
                </ChartAction>
              )}
            </>
          ) : null}
        </div>
      </header>
      {summary && !asTable ? <p className="visually-hidden">{summary}</p> : null}
      <div className={css.body}>{asTable && data ? <FigureTable label={title} {...data} /> : children}</div>
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
};
