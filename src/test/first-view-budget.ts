/**
 * What each page of the dashboard may load until its main content is visible, in a browser that knows only who is
 * signed in. Bytes are counted as sent, compressed. A number may grow only with a reason beside it.
 */
export interface Budget {
  name: string;
  /** Below /app/. `:code` and `:link` are replaced by a record. */
  path: string;
  /** CSS selector of the first element that isn't a placeholder. */
  shows: string;
  /** kB of 1,000 bytes. */
  script: number;
  style: number;
  requests: number;
}

/** kB of fonts on any page: the Latin one, with the weights and features that the styles use. */
export const fontBudget = 29;

const row = 'tbody tr[data-place]';

export const budgets: readonly Budget[] = [
  // Scripts are some 3 % above the measured size. Links and codes include the code that reads the browser's copy,
  // pixels their networks. Codes grew by features that a server offers without naming them, which are switched on
  // manually. Filters now load when they're opened. Styles grew for phones: menus as sheets, a list's tools on one
  // line, short URLs in full. The script in the head shows saved pages (0.9 kB everywhere), evaluates later files one
  // by one (0.2 kB), shows the frame before the code (0.1 kB), and renders pages with figures in slices (0.1 kB). No
  // list loads schemas, the code of menus or `idb`. The Inter font counts as a request if it has been requested by
  // then. Styles grew for narrow windows, where icons cover their rows, and for badges that stay legible in selected
  // rows. Scripts grew for rows that show their open menu. Styles grew by 0.1 kB for the last line of a phone's card
  // and for touch targets. Scripts grew by 0.2 kB for columns that stay visible while they sort the list, and for
  // counts from the browser's copy. Lists announce what they show to screen readers, a newly opened page gets the
  // focus, and files on demand are requested one after another.
  { name: 'Links', path: 'links', shows: row, script: 144.2, style: 11.9, requests: 11 },
  { name: 'QR codes', path: 'qr', shows: row, script: 145.2, style: 11.9, requests: 11 },
  { name: 'Campaigns', path: 'campaigns', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Channels', path: 'channels', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Bio pages', path: 'bio', shows: row, script: 133.2, style: 11.9, requests: 10 },
  // It loads the account with its list, to show the service's own host.
  { name: 'Domains', path: 'domains', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Pixels', path: 'pixels', shows: row, script: 135.2, style: 11.9, requests: 10 },
  { name: 'Overlays', path: 'overlays', shows: row, script: 133.2, style: 11.9, requests: 10 },
  { name: 'Splash pages', path: 'splash', shows: row, script: 133.2, style: 11.9, requests: 10 },
  // One of its requests is for the figures above its records. Live visits have their space from the start. The figures
  // fill their rows at any width, and the account page shares their styles. Long notes go below their card's title.
  // Lists and records name the types of QR codes and networks of pixels as exports do, and state plainly what a server
  // lacks.
  { name: 'Overview', path: '', shows: '[data-record]', script: 156.5, style: 14.5, requests: 17 },
  // Styles of record pages and of the account grew for URLs below their labels, and for notes of cards below their
  // titles. Scripts grew by 0.3 kB in the frame, for the work after opening a page, turning a page, or signing out in
  // another tab. They grew by 0.6 kB for placeholders of facts and buttons. The chart is a picture at first. The
  // library that shows its values loads after it. The service names the page's parts along with the page. On a slow
  // machine the placeholder of figures adds 0.8 kB, as they arrive after their code.
  {
    name: 'A link',
    path: 'links/by?short=:link',
    shows: '[data-plot] svg',
    script: 182.5,
    style: 18.8,
    requests: 22,
  },
  // It also draws the code. Its styles grew for chips that leave room in their row, and for room for toasts below the
  // last button. Code that only this page needs is in one file with code shared by its folder, and its styles are in
  // the file for all figures.
  { name: 'A QR code', path: 'qr/:code', shows: '[data-plot] svg', script: 202.4, style: 18.8, requests: 22 },
  {
    name: 'Statistics',
    path: 'statistics',
    shows: '[data-plot] svg',
    script: 179,
    style: 18.8,
    requests: 22,
  },
  // It asks before it overwrites another tab’s change, and drafts outlive their tab. The texts of QR codes are in one
  // file with those of their list, which the parts of forms load too. This made lists, overview and records lighter.
  // Its forms are always open, and each of its cards requests the data it shows. Input typed while a dialog opens is
  // kept. Styles grew for a form’s footer, which stays in view. The few styles of QR codes moved here, which saves a
  // file there. Cards keep their actions beside their text in both languages. Keys that the service names have a
  // translated name.
  { name: 'Account', path: 'account', shows: 'main h2', script: 228.2, style: 19.9, requests: 26 },
  // It asks the open tabs for their session.
  { name: 'Sign-in', path: 'sign-in', shows: 'form input', script: 172, style: 11.9, requests: 15 },
];
