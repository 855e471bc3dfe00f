import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const overview = inLanguage('overview', {
  title: 'Overview',
  newCode: 'New QR code',
  failed: 'Couldn’t load the overview',

  figures: 'Key figures',
  links: 'Links',
  codes: 'QR codes',
  scans: 'Scans',
  notLoaded: 'Couldn’t load',
  notChecked: 'Couldn’t check everything',
  lastCreated: 'Latest: {when}',
  ofNewestCodes: (count: number) => plural(count, { one: 'Newest QR code', other: 'Newest # QR codes' }),
  ofAllCodes: 'All QR codes',

  attention: 'Needs attention',
  nothing: 'Nothing needs your attention',
  planEnds: (plan: string, when: string) => `Your ${plan === '' ? '' : `${plan} `}plan expires ${when}`,
  planEndsText: (date: string) => `Expires on ${date}.`,
  keepChanging: 'To keep making changes after that, contact the administrator of this server.',
  keepChangingWith: (support: string) => `To keep making changes after that, contact ${support}.`,
  planEnded: (plan: string, when: string) => `Your ${plan === '' ? '' : `${plan} `}plan expired ${when}`,
  planEndedText: (date: string) => `Expired on ${date}.`,
  changeAgain: 'To make changes again, contact the administrator of this server.',
  changeAgainWith: (support: string) => `To make changes again, contact ${support}.`,
  domainPending: (name: string) => `${name} isn’t ready yet`,
  domainPendingText: 'Set its DNS to use it in your links.',
  domainTaken: (name: string) => `Another account uses ${name}`,
  finishSetup: 'Finish setup',
  showDomain: 'Show domain',
  codeUnseen: 'Your QR code hasn’t been scanned yet',
  codesUnseen: (unseen: number, total: string) =>
    plural(unseen, {
      one: `# of your ${total} QR codes has never been scanned`,
      other: `# of your ${total} QR codes have never been scanned`,
    }),
  newestCodesUnseen: (unseen: number, read: string) =>
    plural(unseen, {
      one: `# of your newest ${read} QR codes has never been scanned`,
      other: `# of your newest ${read} QR codes have never been scanned`,
    }),
  codesUnseenText: 'Created more than a week ago. Check that people can see them.',
  linkUnseen: 'Your link hasn’t been clicked yet',
  linksUnseen: (unseen: number, total: string) =>
    plural(unseen, {
      one: `# of your ${total} links has no clicks`,
      other: `# of your ${total} links have no clicks`,
    }),
  newestLinksUnseen: (unseen: number, read: string) =>
    plural(unseen, {
      one: `# of your newest ${read} links has no clicks`,
      other: `# of your newest ${read} links have no clicks`,
    }),
  linksUnseenText: 'Created more than a week ago.',
  more: (count: string) => `and ${count} more`,
  stopped: (count: number) =>
    plural(count, { one: '# link no longer gets clicks', other: '# links no longer get clicks' }),
  stoppedText: (date: string) => `Clicked before ${date} but not since, as counted in this browser.`,
  showStopped: 'Show links',

  newestLinks: 'Newest links',
  allLinks: 'All links',
  noLinks: 'No links yet',
  noLinksText: 'New links will appear here.',
  missingLinks: 'This server doesn’t support links',
  clickedLinks: 'Most clicked links',
  allByClicks: 'All by clicks',
  noClicks: 'No clicks yet',
  noClicksLately: 'No clicks in the last 30 days',
  noClicksText: 'Your most clicked links will appear here.',
  newestCodes: 'Newest QR codes',
  allCodes: 'All QR codes',
  noCodes: 'No QR codes yet',
  noCodesText: 'Print one anywhere and track its scans.',
  createFirstCode: 'Create your first QR code',
  missingCodes: 'This server doesn’t support QR codes',
  scannedCodes: 'Most scanned QR codes',
  amongNewestCodes: (count: number) =>
    plural(count, { one: 'your newest QR code', other: 'your newest # QR codes' }),
  noScans: 'No scans yet',
  noScansLately: 'No scans in the last 30 days',
  noScansText: 'Your most scanned QR codes will appear here.',
  noScansOfNewest: (count: number) =>
    plural(count, {
      one: 'Your newest QR code hasn’t been scanned.',
      other: 'None of your newest # QR codes has been scanned.',
    }),
  linkNouns: 'links',
  codeNouns: 'QR codes',

  welcome: 'Welcome',
  welcomeName: 'Welcome, {name}',
  welcomeText: 'Your links and results will appear here.',
  keys: 'Press {search} to go anywhere, or {help} to see all shortcuts.',
});
