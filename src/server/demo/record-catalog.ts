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
  /** Types of the QR codes in it. */
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

export const overlays: readonly { type: string; name: string }[] = [
  { type: 'newsletter', name: 'Newsletter, bottom right' },
  { type: 'message', name: 'Free shipping until Sunday' },
  { type: 'coupon', name: 'FRÜHLING10 – zehn Prozent' },
  { type: 'contact', name: 'Ask for a test ride' },
  { type: 'poll', name: 'Which color next?' },
  { type: 'image', name: 'Museum night teaser' },
];

export const splashPages: readonly string[] = [
  'You are leaving for our shop',
  'Age check, festival bar',
  'Gleich geht’s weiter: Velo Brandt',
  'Partner notice, press',
];

export const bios: readonly {
  alias: string;
  title: string;
  description: string;
  topics: readonly Topic[];
}[] = [
  {
    alias: 'kestrel-finch',
    title: 'Kestrel & Finch',
    description: 'Agency for cities, bicycles and good food 🚲',
    topics: ['social', 'jobs', 'press'],
  },
  {
    alias: 'trattoria-lucia',
    title: 'Trattoria Lucia',
    description: 'Tre volte in città. Tischreservierung, Karte, Gutscheine.',
    topics: ['food'],
  },
  {
    alias: 'velo-brandt',
    title: 'Velo Brandt',
    description: 'Köln · Wien · Zürich',
    topics: ['shop', 'sale', 'support'],
  },
];
