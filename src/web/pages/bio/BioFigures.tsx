import type { Statistics } from '#contract/statistics.ts';
import { countryName } from '#web/lib/countries.ts';
import { formatCount, formatPercent, shareOf } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { bio } from '#web/words/bio.ts';
import { bioForm as words } from '#web/words/bio-form.ts';
import { visits } from '#web/words/visits.ts';

/** Returns the share of the first label, which is the most frequent. */
const mostOf = (counts: Record<string, string> | undefined, views = 0, nameOf = (label: string) => label) => {
  if (!counts) return { value: undefined };
  const [most] = Object.entries(counts);
  return most
    ? { value: formatPercent(shareOf(Number(most[1]), views), undefined, 0), note: nameOf(most[0]) }
    : { value: '–', note: words.noViews };
};

const referrerName = (host: string) => (host === 'Direct' ? visits.click.direct : host);

/** `statistics` is undefined while loading. */
export const BioFigures = ({ statistics }: { statistics: Statistics | undefined }) => {
  const { clicks: views, uniqueClicks, topReferrers, topCountries } = statistics ?? {};
  const count = (figure: number | undefined) => (figure === undefined ? undefined : formatCount(figure));
  return (
    <Figures
      label={words.figures}
      items={[
        { label: bio.views, value: count(views), note: words.allTime },
        { label: words.uniqueVisitors, value: count(uniqueClicks), note: words.onceADay },
        { label: words.topReferrer, ...mostOf(topReferrers, views, referrerName) },
        { label: words.topCountry, ...mostOf(topCountries, views, (code) => countryName(code)) },
      ]}
    />
  );
};
