import type { Topic } from './demo-link.ts';

export const domainPrefixes = ['go', 'links', 'menu'] as const;

export const campaigns: readonly {
  name: string;
  public: boolean;
  slug?: string;
  topics: readonly Topic[];
}[] = [
  { name: 'Spring sale', public: true, slug: 'spring-sale', topics: ['sale'] },
  { name: 'Black Friday', public: false, slug: 'black-friday', topics: ['sale', 'shop'] },
  { name: 'We are hiring 🚀', public: true, slug: 'join-us', topics: ['jobs'] },
  { name: 'Press kit and media', public: true, topics: ['press'] },
  { name: 'Webinars: retention without tricks', public: false, slug: 'webinar', topics: ['webinar'] },
  { name: 'Trattoria Lucia, alle Speisekarten', public: true, topics: ['food'] },
  { name: 'مهرجان الشتاء', public: true, slug: 'مهرجان', topics: ['event'] },
  { name: 'Customer surveys', public: false, topics: ['survey'] },
  { name: 'Ideas for next year', public: false, topics: [] },
];

export interface DemoChannel {
  name: string;
  description: string;
  color: string;
  starred: boolean;
  topics: readonly Topic[];
  /** Types of the QR codes in the channel. */
  codes: readonly string[];
  bios: boolean;
}

const channel = (
  name: string,
  color: string,
  description: string,
  {
    starred = false,
    topics = [],
    codes = [],
    bios = false,
  }: Partial<Omit<DemoChannel, 'name' | 'color' | 'description'>>,
): DemoChannel => ({ name, color, description, starred, topics, codes, bios });

export const channels: readonly DemoChannel[] = [
  channel('Restaurants', '#d97706', 'Table cards, menus, guest Wi-Fi', {
    starred: true,
    topics: ['food'],
    codes: ['wifi', 'link'],
    bios: true,
  }),
  channel('Social media', '#db2777', 'Bios, stories and reels', {
    starred: true,
    topics: ['social'],
    bios: true,
  }),
  channel('Print and packaging', '#0f766e', 'On paper, so never delete anything in here', {
    topics: ['support', 'city'],
    codes: ['link', 'text', 'vcard'],
  }),
  channel('Jobs', '#2563eb', '', { topics: ['jobs'], codes: ['email', 'phone'] }),
  channel('Events and webinars', '#7c3aed', 'Tickets, programmes, recordings', {
    starred: true,
    topics: ['event', 'webinar'],
    codes: ['sms'],
  }),
  channel('日本', '#dc2626', '東京店と大阪店', { codes: ['text'] }),
  channel('Archive', '#64748b', 'Old campaigns', {}),
];

export const pixels: readonly { type: string; name: string; tag: string }[] = [
  { type: 'tagmgrpixel', name: 'Container, all sites', tag: 'GTM-5KX2N9Q' },
  { type: 'analyticspixel', name: 'Web analytics', tag: 'G-7Q2M4X1ZKD' },
  { type: 'socialonepixel', name: 'Velo Brandt, main', tag: '381920475516204' },
  { type: 'adsearchpixel', name: 'Search ads, conversions', tag: 'AW-1029384756/xK3pCJ7QlZ' },
  { type: 'professionalpixel', name: 'Hiring campaign', tag: '4829103' },
  { type: 'retargetpixel', name: 'Cart reminder', tag: 'ADV7Q2K3LXN5' },
  { type: 'pinboard', name: 'Inspiration boards', tag: '2613948571026' },
  { type: 'shortvideo', name: 'Reels, spring', tag: 'C7N0M2KLQ9T3' },
  { type: 'snapmsg', name: 'Festival ticket ads', tag: '9f1c62d4-7a35-4e0b-8c1d-52b6a0f3e897' },
];

export const overlays: readonly {
  type: string;
  name: string;
  message: string;
  button?: string;
  url?: string;
  color?: string;
  position?: 'bottom-left' | 'bottom' | 'top';
  display?: 'page';
}[] = [
  {
    type: 'newsletter',
    name: 'Newsletter, bottom right',
    message: 'One letter a month: new routes, new tables, nothing else.',
    button: 'Read the last one',
    url: 'https://news.kestrel-finch.example/latest',
  },
  {
    type: 'message',
    name: 'Free shipping until Sunday',
    message: 'Free shipping until Sunday, on everything that fits into a parcel.',
    button: 'To the sale',
    url: 'https://velo-brandt.example/sale',
    color: '#db2777',
    position: 'bottom',
  },
  {
    type: 'coupon',
    name: 'FRÜHLING10 – zehn Prozent',
    message: 'Mit FRÜHLING10 sind alle Lichter und Taschen zehn Prozent günstiger.',
    button: 'Einlösen',
    url: 'https://velo-brandt.example/licht',
    color: '#4d7c0f',
    display: 'page',
  },
  {
    type: 'contact',
    name: 'Ask for a test ride',
    message: 'Not sure about the size? Ride two, keep one.',
    button: 'Ask for a test ride',
    url: 'https://velo-brandt.example/test-ride',
    position: 'bottom-left',
  },
  {
    type: 'poll',
    name: 'Which color next?',
    message: 'Moss or brick: which color shall the next frame have?',
    button: 'Vote',
    url: 'https://forms.kestrel-finch.example/color',
    color: '#7c3aed',
  },
  {
    type: 'image',
    name: 'Museum night teaser',
    message: 'Museum night, 12 houses, one ticket.',
    button: 'Programme',
    url: 'https://museum-night.example/programme',
    position: 'top',
  },
];

export const splashPages: readonly {
  name: string;
  title?: string;
  message?: string;
  button?: string;
  seconds?: number;
  color?: string;
}[] = [
  {
    name: 'You are leaving for our shop',
    title: 'You are leaving for our shop',
    message: 'Velo Brandt sells and ships. Prices and returns are theirs.',
    button: 'To the shop',
    color: '#0f766e',
  },
  {
    name: 'Age check, festival bar',
    title: 'Are you 18 or older?',
    message: 'The bar’s menu is for adults.',
    button: 'Yes, show it',
    seconds: 0,
    color: '#dc2626',
  },
  {
    name: 'Gleich geht’s weiter: Velo Brandt',
    title: 'Gleich geht’s weiter',
    button: 'Sofort weiter',
    seconds: 3,
  },
  { name: 'Partner notice, press', message: 'Pictures are free to use with the photographer’s name.' },
];

export const bios: readonly {
  alias: string;
  title: string;
  description: string;
  topics: readonly Topic[];
  color: string;
  theme?: 'light' | 'dark';
}[] = [
  {
    alias: 'kestrel-finch',
    title: 'Kestrel & Finch',
    description: 'Agency for cities, bicycles and good food 🚲',
    topics: ['social', 'jobs', 'press'],
    color: '#3b53d9',
  },
  {
    alias: 'trattoria-lucia',
    title: 'Trattoria Lucia',
    description: 'Tre volte in città. Tischreservierung, Karte, Gutscheine.',
    topics: ['food'],
    color: '#d97706',
    theme: 'dark',
  },
  {
    alias: 'velo-brandt',
    title: 'Velo Brandt',
    description: 'Köln · Wien · Zürich',
    topics: ['shop', 'sale', 'support'],
    color: '#0f766e',
  },
];
