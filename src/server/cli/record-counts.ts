const words: Record<string, [string, string]> = {
  accounts: ['account', 'accounts'],
  links: ['link', 'links'],
  qrs: ['QR code', 'QR codes'],
  bios: ['bio page', 'bio pages'],
  visits: ['visit', 'visits'],
};

/** Returns the counts of a backup's records as text. */
export const recordCounts = (rows: Record<string, number>): string =>
  Object.entries(words)
    .map(([table, [one, many]]) => {
      const count = rows[table] ?? 0;
      return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
    })
    .join(', ');
