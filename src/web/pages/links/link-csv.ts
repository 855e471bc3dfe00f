import type { Link } from '#contract/links.ts';
import { csvText } from '#web/lib/csv.ts';

export const linkCsv = (links: readonly Link[]) =>
  csvText(
    ['Short URL', 'Alias', 'Destination', 'Title', 'Description', 'Clicks', 'Created (UTC)'],
    links.map(({ shorturl, alias, longurl, title, description, clicks, date }) => [
      shorturl,
      alias,
      longurl,
      title,
      description,
      clicks,
      date,
    ]),
  );
