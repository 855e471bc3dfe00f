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
  /** How the table on the page writes the text that begins a row, such as a day; a file keeps it plain. */
  beginning?: (text: string) => string;
  /** The files are named so; after the card's title where it is not given. */
  name?: string;
};

type ChartCardProps = {
  title: string;
  /** What is counted, in a sentence. */
  note?: string;
  /** The picture's figures: gives the card its table view, its CSV and its PNG. */
  data?: ChartData | undefined;
  /** Before those: other views. */
  actions?: ReactNode;
  /** The picture in words, for screen readers. */
  summary?: string;
  children: ReactNode;
};

/** A picture of figures, which are also to be had as a table and as a file. */
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
