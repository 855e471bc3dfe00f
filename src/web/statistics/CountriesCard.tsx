import { WorldMap } from '#web/ui/chart/WorldMap.tsx';
import { BreakdownCard } from './BreakdownCard.tsx';
import type { Breakdown } from './breakdowns.ts';

interface CountriesCardProps {
  name: string;
  breakdown: Breakdown;
  words: { title: string; count: (count: number) => string };
  note?: string;
}

/** Shows the list beside the map, since the map lacks small countries and values that aren't countries. */
export const CountriesCard = ({ name, breakdown, words, note }: CountriesCardProps) => {
  const { title, rows, total } = breakdown;
  const values = rows.map(({ label, value, code }) => ({ label, value, code }));
  return (
    <BreakdownCard
      name={name}
      breakdown={breakdown}
      words={words}
      note={note}
      beside={<WorldMap label={title} values={values} total={total} unit={words.count} />}
    />
  );
};
