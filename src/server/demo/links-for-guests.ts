import { type DemoLink, link, arabic, german, lucia, velo } from './demo-link.ts';

/** The links of the restaurant, the roaster, the museum and the town. */
export const linksForGuests: readonly DemoLink[] = [
  link(
    'food',
    'Trattoria Lucia: Speisekarte',
    `${lucia}/speisekarte`,
    'Tischaufsteller, alle Filialen. Nicht ändern, ist gedruckt!',
    { alias: 'lucia', branded: true, home: german },
  ),
  link('food', 'Trattoria Lucia: menu in English', `${lucia}/en/menu`, 'The small print on the table cards', {
    alias: 'lucia-en',
    branded: true,
    home: ['DE', 'GB', 'US'],
  }),
  link('food', 'Mittagstisch diese Woche', `${lucia}/mittagstisch?woche=aktuell`, '', {
    alias: 'mittag',
    branded: true,
    home: german,
  }),
  link(
    'food',
    'Reserve a table at Lucia',
    'https://booking.trattoria-lucia.example/reserve?location=mitte&guests=2&utm_source=instagram&utm_medium=bio&utm_campaign=reservations',
    'Bio link and stories',
  ),
  link('food', 'Gutscheine verschenken 🎁', `${lucia}/gutscheine`, 'Weihnachten, Muttertag, Valentinstag', {
    alias: 'gutschein',
    home: german,
  }),
  link(
    'food',
    'Allergene und Zusatzstoffe (PDF)',
    `${lucia}/downloads/allergene-und-zusatzstoffe.pdf`,
    'Pflichtangabe, hängt an jeder Theke',
    { home: german },
  ),
  link(
    'food',
    'Nordlicht Rösterei: Äthiopien Yirgacheffe – Röstprofil und Zubereitung',
    'https://nordlicht-kaffee.example/kaffee/aethiopien-yirgacheffe?ref=packung',
    'Aufkleber auf der 250-g-Packung',
    { alias: 'yirgacheffe', home: german },
  ),
  link(
    'food',
    'ランチメニュー（東京店）',
    'https://nordlicht-kaffee.example/ja/tokyo/lunch',
    '店頭ポスターとテーブルカード',
    { alias: 'ランチ', home: ['JP'] },
  ),
  link(
    'food',
    '季節のブレンド ☕ 冬限定',
    'https://nordlicht-kaffee.example/ja/shop/winter-blend?utm_source=line&utm_medium=social',
    '',
    { home: ['JP'] },
  ),

  link(
    'event',
    'Lange Nacht der Museen: Programm',
    'https://museum-of-everyday-things.example/lange-nacht',
    'Plakate, U-Bahn',
    { alias: 'langenacht', branded: true, home: german },
  ),
  link(
    'event',
    'Museum: plan your visit',
    'https://museum-of-everyday-things.example/visit?utm_source=city-map&utm_medium=print',
    'City map, spring edition',
  ),
  link(
    'event',
    'Audio guide, room 7: The Telephone',
    'https://museum-of-everyday-things.example/audio/7',
    'Label beside the case',
  ),
  link(
    'event',
    'مهرجان الشتاء: التذاكر والبرنامج',
    'https://winter-festival.example/ar/tickets',
    'الملصقات في محطات المترو',
    { home: arabic },
  ),
  link(
    'event',
    'פסטיבל החורף – כרטיסים ולוח מופעים',
    'https://winter-festival.example/he/tickets',
    'שלטי חוצות בתל אביב',
    { alias: 'חורף', home: ['IL'] },
  ),
  link('event', 'Velo-Sonntag in Zürich: Route und Treffpunkte', `${velo}/velo-sonntag`, '', {
    alias: 'velosonntag',
    home: ['CH', 'CH', 'DE'],
  }),
  link(
    'event',
    'RSVP: opening night',
    'https://forms.kestrel-finch.example/rsvp/opening-night',
    'Printed invitations; 180 sent',
  ),

  link(
    'city',
    'Way from the station to the office',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=50.9430%2C6.9583%3B50.9379%2C6.9400',
    'In every invitation',
    { alias: 'way' },
  ),
  link('city', 'Fahrradstadt (Wikipedia)', 'https://de.wikipedia.org/wiki/Fahrradfreundliche_Stadt', '', {
    home: german,
  }),
  link(
    'city',
    'Open data: bicycle counters',
    'https://data.europa.eu/data/datasets?query=bicycle%20counter&locale=en',
    'Source of the chart in the annual report',
  ),
];
