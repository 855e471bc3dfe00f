import type { DemoLink, Topic } from './demo-link.ts';
import type { Random } from './random.ts';

const cities = [
  'Berlin',
  'Hamburg',
  'München',
  'Köln',
  'Frankfurt',
  'Leipzig',
  'Wien',
  'Graz',
  'Zürich',
  'Basel',
  'Paris',
  'Lyon',
  'London',
  'Leeds',
  'Dublin',
  'Amsterdam',
  'Utrecht',
  'København',
  'Malmö',
  'Oslo',
  'Madrid',
  'Valencia',
  'Milano',
  'Torino',
  'Warszawa',
  'Kraków',
  'Praha',
  'Brno',
  'Lisboa',
  'Porto',
  'New York',
  'Portland',
  'Toronto',
  'Montréal',
  'São Paulo',
  'Melbourne',
  '東京',
  '大阪',
  'دبي',
  'תל אביב',
];
const things = [
  'Cargo bike',
  'City bike',
  'Gravel bike',
  'Kids’ bike',
  'Folding bike',
  'Helmet',
  'Rain jacket',
  'Pannier',
  'Lock',
  'Light set',
  'Child seat',
  'Trailer',
  'Saddle',
  'Repair kit',
  'Espresso blend',
  'Filter coffee',
  'Cold brew',
  'Hand grinder',
  'Gift card',
  'Exhibition poster',
  'Calendar',
  'Tote bag',
  'Notebook',
  'Enamel mug',
];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const placements = [
  'newsletter',
  'instagram story',
  'poster',
  'flyer',
  'shop window',
  'receipt',
  'packaging',
  'podcast',
  'e-mail signature',
  'partner site',
  'billboard',
  'bus stop',
  'postcard',
  'search ad',
];

interface Words {
  city: string;
  thing: string;
  month: string;
  placement: string;
  number: number;
}

interface Pattern {
  topic: Topic;
  title: (words: Words) => string;
  host: string;
}

const patterns: readonly Pattern[] = [
  { topic: 'shop', title: ({ thing, city }) => `${thing}, ${city}`, host: 'velo-brandt.example' },
  { topic: 'shop', title: ({ thing, placement }) => `${thing}: ${placement}`, host: 'velo-brandt.example' },
  { topic: 'sale', title: ({ thing, month }) => `${month} offer: ${thing}`, host: 'velo-brandt.example' },
  {
    topic: 'sale',
    title: ({ thing, number }) => `${thing} −${10 + (number % 6) * 5} % 🏷️`,
    host: 'velo-brandt.example',
  },
  {
    topic: 'event',
    title: ({ city, month }) => `Test ride day ${city}, ${month}`,
    host: 'velo-brandt.example',
  },
  {
    topic: 'event',
    title: ({ number }) => `Audio guide, object ${number}`,
    host: 'museum-of-everyday-things.example',
  },
  {
    topic: 'jobs',
    title: ({ city, number }) => `Mechanic (m/f/d), ${city}, ref. ${1000 + number}`,
    host: 'www.kestrel-finch.example',
  },
  {
    topic: 'food',
    title: ({ month, city }) => `Lunch menu ${month}, ${city}`,
    host: 'trattoria-lucia.example',
  },
  {
    topic: 'survey',
    title: ({ city, month }) => `Survey ${city}, ${month}`,
    host: 'forms.kestrel-finch.example',
  },
  { topic: 'support', title: ({ thing }) => `Manual: ${thing}`, host: 'help.kestrel-finch.example' },
  {
    topic: 'webinar',
    title: ({ number, placement }) => `Webinar ${number}: what a ${placement} is worth`,
    host: 'webinars.kestrel-finch.example',
  },
  {
    topic: 'social',
    title: ({ number, placement }) => `Newsletter ${number}, ${placement}`,
    host: 'news.kestrel-finch.example',
  },
  {
    topic: 'press',
    title: ({ city, month }) => `Press preview ${city}, ${month}`,
    host: 'www.kestrel-finch.example',
  },
];

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns a link that isn't in the catalog, for accounts that need many. */
export function anotherLink(random: Random): DemoLink {
  const { topic, title, host } = random.pick(patterns);
  const words: Words = {
    city: random.pick(cities),
    thing: random.pick(things),
    month: random.pick(months),
    placement: random.pick(placements),
    number: random.int(1, 480),
  };
  const named = title(words);
  const source = encodeURIComponent(words.placement.replaceAll(' ', '-'));
  const query = random.chance(0.6)
    ? `?utm_source=${source}&utm_campaign=${topic}-${words.month.toLowerCase()}`
    : '';
  return {
    topic,
    title: named,
    longurl: `https://${host}/${encodeURIComponent(slugOf(named))}${query}`,
    publicDescription: '',
    description: random.chance(0.35) ? `${words.placement}, ${words.month}` : '',
    branded: random.chance(0.2),
  };
}
