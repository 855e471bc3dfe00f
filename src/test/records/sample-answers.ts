/** Parts of responses, as servers of this API send them. */

export const link = {
  id: 7,
  alias: 'menu',
  shorturl: 'https://go.acme.com/menu',
  longurl: 'https://acme.com/menu',
  clicks: 3,
  title: 'Menu',
  description: '',
  date: '2026-03-14 10:00:00',
};

export const paging = { result: 1, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 1 };

export const linkPage = (item: object, more: object = {}) => ({
  error: '0',
  data: { ...paging, urls: [item], ...more },
});

export const statistics = {
  clicks: 3,
  uniqueClicks: 2,
  topCountries: { DE: '3' },
  topReferrers: {},
  topBrowsers: {},
  topOs: {},
  socialCount: { facebook: 0, twitter: 0, instagram: 0 },
};

export const code = {
  id: 5,
  link: 'https://go.acme.com/qr/x',
  scans: 3,
  name: 'Card',
  date: '2026-03-14 10:00:00',
};
