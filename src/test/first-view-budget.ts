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

/** kB of the fonts of any page: the Latin one, with the weights and features that styles ask for. */
export const fontBudget = 29;

const row = 'tbody tr[data-place]';

export const budgets: readonly Budget[] = [
  // Script is some 3 % above what was measured. Links and codes bring what reads the browser's copy, pixels their networks.
  // Codes grew by what a server offers without naming it, and is switched on by hand; filters went, until they are opened.
  // Styles grew by those of phones: menus that are sheets, a list's tools on one line, short URLs in whole.
  // The script at the head shows pages that were kept, 0.9 kB everywhere, evaluates later files one by one, 0.2 kB, and shows the frame
  // before the code, 0.1 kB, and renders pages with figures in slices, 0.1 kB. No list brings schemas, the code of menus or `idb`. The inter font counts as a request where it has been asked for by then.
  // Styles grew by narrow windows, whose icons lie over their rows, and by badges that stay clear in selected rows; script by rows that
  // show their open menu.
  // Styles grew by 0.1 kB of the last line in a phone's card, and by targets for fingers; script by 0.2 kB of columns that
  // stay in sight while they order the list, and of counts that the browser's copy tells.
  // Lists tell screen readers what they show, the page that somebody goes to has the focus, and files on demand are asked for in turn.
  { name: 'Links', path: 'links', shows: row, script: 144.2, style: 11.9, requests: 11 },
  { name: 'QR codes', path: 'qr', shows: row, script: 145.2, style: 11.9, requests: 11 },
  { name: 'Campaigns', path: 'campaigns', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Channels', path: 'channels', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Bio pages', path: 'bio', shows: row, script: 133.2, style: 11.9, requests: 10 },
  // It reads the account with its list, for the service's own host.
  { name: 'Domains', path: 'domains', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Pixels', path: 'pixels', shows: row, script: 135.2, style: 11.9, requests: 10 },
  { name: 'Overlays', path: 'overlays', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Splash pages', path: 'splash', shows: row, script: 133.2, style: 11.9, requests: 10 },
  // One of its requests is for the figures above its records. What comes live has its place from the start. Its figures, whose styles
  // the account page has too, fill their rows at any width. Long notes go below the title of their card.
  // Lists and records name the types of QR codes and networks of pixels as exports do, and say plainly what a server lacks.
  { name: 'Overview', path: '', shows: '[data-record]', script: 156.5, style: 14.5, requests: 17 },
  // Styles of record pages and of the account grew by addresses below their labels, and by notes of cards that stand below their titles.
  // Script grew by 0.3 kB of the frame: what is done once somebody goes to a page, turns one, or signs out in another tab.
  // It grew by 0.6 kB of what stands in the places of facts and buttons until they come.
  // The chart is a picture at first; the library that tells its values comes after it. The service names the parts with the page.
  {
    name: 'A link',
    path: 'links/by?short=:link',
    shows: '[data-plot] svg',
    script: 181.8,
    style: 18.8,
    requests: 22,
  },
  // It also draws the code. Its styles grew by chips that leave room in their row, and by room for toasts below the last button. What
  // only it needs travels in one file with what its room shares, and its styles in that of all figures.
  { name: 'A QR code', path: 'qr/:code', shows: '[data-plot] svg', script: 201.7, style: 18.8, requests: 22 },
  {
    name: 'Statistics',
    path: 'statistics',
    shows: '[data-plot] svg',
    script: 179,
    style: 18.8,
    requests: 22,
  },
  // What overwrites another tab’s change is asked about first, and drafts outlive their tab. The words of QR codes are in one file
  // with their list, which the parts of forms bring along; lists, overview and records have become lighter by it.
  // Its forms stand open, and each of its cards asks for what it shows. What is typed while a dialog opens is kept.
  // Styles grew by a form’s foot, which stays in view.
  // Its styles grew by the few of QR codes, which are one file fewer there. Cards keep their actions beside their words in both
  // languages. Keys that the service names are called so in each language.
  { name: 'Account', path: 'account', shows: 'main h2', script: 228.2, style: 19.9, requests: 26 },
  // It asks the tabs that are open for their session.
  { name: 'Sign-in', path: 'sign-in', shows: 'form input', script: 172, style: 11.9, requests: 15 },
];
