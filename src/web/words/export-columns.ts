import { inLanguage } from './in-language.ts';

/** The lists that can be exported, and the heads of their columns. */
export const exportColumns = inLanguage('exportColumns', {
  lists: {
    links: 'links',
    qr: 'QR codes',
    campaigns: 'campaigns',
    channels: 'channels',
    pixels: 'pixels',
    domains: 'domains',
    items: 'channel items',
  },
  createdUtc: 'Created (UTC)',
  shortUrl: 'Short URL',
  alias: 'Alias',
  destination: 'Destination',
  title: 'Title',
  clicks: 'Clicks',
  url: 'URL',
  scans: 'Scans',
  picture: 'Picture',
  public: 'Public',
  rotator: 'Rotator',
  list: 'List',
  color: 'Color',
  starred: 'Starred',
  channel: 'Channel',
  preview: 'Preview',
  tag: 'Tag',
  rootRedirect: 'Root redirect',
  missingRedirect: 'Not-found redirect',
});
