import { inLanguage } from './in-language.ts';

/** Messages in place of a page that can’t be shown. */
export const routeErrors = inLanguage('routeErrors', {
  noPage: 'There’s no page at {path}.',
  near: 'Did you mean:',
  checkAddress: 'Check the address.',
  search: 'Search',
  overview: 'Go to overview',
  notOffered: 'Not available on this server',
  notOfferedPage: 'Only Waypost servers have this page.',
  notOfferedText: 'You can’t create or edit these on this server.',
  noAccess: 'No access',
  noAccessText: 'Your account or API key can’t open this page.',
  reload: 'Reload page',
  copyDetails: 'Copy details',
  broke: 'Your saved changes are safe. If this happens again, send the details to your administrator.',
  notLoaded: 'Couldn’t load this page',
  notLoadedText: 'Waypost may be updating, or your connection is unstable. Your saved changes are safe.',
  offline: 'You’re offline',
  offlineText: 'This page loads when you’re back online.',
});
