/**
 * What each page of the dashboard may ask for until the thing is there that people open it for: in a browser that knows
 * nothing but who is signed in. Bytes are those that are sent, compressed. A number grows only with a reason beside it.
 */
export interface Budget {
  name: string;
  /** Below /app/; `:code` and `:link` stand for a record. */
  path: string;
  /** CSS of the first thing that is not a stand-in. */
  shows: string;
  /** kB of 1,000 bytes. */
  script: number;
  style: number;
  requests: number;
}

const row = 'tbody tr[data-place]';

export const budgets: readonly Budget[] = [
  // Script is some 3 % above what was measured. Links and codes bring what reads the browser's copy, codes what draws them.
  // 2 kB came with how codes are tried, and their templates, as the list shares its code with the pages behind it.
  // 0.2 kB of style keep the titles of pages and dialogs in sight.
  { name: 'Links', path: 'links', shows: row, script: 185, style: 13.2, requests: 17 },
  { name: 'QR codes', path: 'qr', shows: row, script: 202, style: 13.2, requests: 17 },
  { name: 'Campaigns', path: 'campaigns', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Channels', path: 'channels', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Bio pages', path: 'bio', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Domains', path: 'domains', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Pixels', path: 'pixels', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Overlays', path: 'overlays', shows: row, script: 175, style: 13.2, requests: 17 },
  { name: 'Splash pages', path: 'splash', shows: row, script: 175, style: 13.2, requests: 17 },
  // One of its requests is for the figures above its records.
  { name: 'Overview', path: '', shows: '[data-record]', script: 187, style: 14, requests: 20 },
  // Their statistics have selects of periods, which come in one file with all that forms share: 8 kB, and 5 of style.
  // Ten requests more are questions about visits: the chart, its parts and periods in files of their own, too many of them.
  {
    name: 'A link',
    path: 'links/by?short=:link',
    shows: '.recharts-surface',
    script: 363,
    style: 20,
    requests: 40,
  },
  { name: 'A QR code', path: 'qr/:code', shows: '.recharts-surface', script: 363, style: 20, requests: 44 },
  {
    name: 'Statistics',
    path: 'statistics',
    shows: '.recharts-surface',
    script: 363,
    style: 20,
    requests: 38,
  },
  // Its forms stand open, and its dialogs are in the page; 2 kB are of statistics that share a file with dialogs.
  { name: 'Account', path: 'account', shows: 'main h2', script: 288, style: 17, requests: 28 },
  // What all forms share comes in one file, with what only larger ones use.
  { name: 'Sign-in', path: 'sign-in', shows: 'form input', script: 210, style: 16, requests: 20 },
];
