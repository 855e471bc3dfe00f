import { inLanguage } from './in-language.ts';
import { capitalised, inSentence, listing, plural } from './language.ts';

/** The field over the page that leads to every page, record and action. */
export const palette = inLanguage('palette', {
  placeholder: 'Search or run a command',
  escape: 'Esc',
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  move: 'move',
  open: 'open',
  noResults: 'No results for “{query}”',
  pasteNote: 'Paste a short URL to find its link.',
  searchFailed: (reason: string) => `Couldn’t search links. ${reason}`,
  openListNote: (kinds: readonly string[]) =>
    `${capitalised(listing(kinds.map(inSentence)))} appear here after you open their lists.`,
  searching: 'Searching links',
  searchingIn: (seconds: number) => `Searching links, waiting ${seconds} s`,

  shortUrl: 'Short URL',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  lookUp: 'Find this short URL',
  searchLinks: (query: string) => `Search links for “${query}”`,
  allLinks: (count: number, query: string) =>
    plural(count, { one: `Show # link for “${query}”`, other: `Show all # links for “${query}”` }),
  public: 'Public',
  private: 'Private',

  createCode: 'Create QR code',
  createCodes: 'Create QR codes from a CSV file',
  createLink: 'Create link',
  createCampaign: 'Create campaign',
  createChannel: 'Create channel',
  createBioPage: 'Create bio page',
  createSplashPage: 'Create splash page',
  createOverlay: 'Create overlay',
  addDomain: 'Add domain',
  addPixel: 'Add pixel',
  compare: 'Compare QR codes',
  tasks: 'Tasks',
  copyApi: 'Copy API URL',
  apiCopied: 'API URL copied',
  showShortcuts: 'Show keyboard shortcuts',
  lightTheme: 'Use light theme',
  darkTheme: 'Use dark theme',
  systemTheme: 'Use system theme',
  signOut: 'Sign out',

  /** Other words that people look for an action by. */
  createWords: 'new add create make',
  compareWords: 'statistics analytics chart against versus',
  taskWords: 'jobs work running progress export results',
  apiWords: 'url endpoint server base address',
  shortcutWords: 'help keys',
  themeWords: 'appearance color mode',
  signOutWords: 'log out leave',
});
