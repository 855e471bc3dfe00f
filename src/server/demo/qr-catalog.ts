import type { z } from 'zod/mini';
import type { AddQr } from '#contract/qr.ts';

const paper = 'rgb(255,255,255)';
const cream = 'rgb(253,247,236)';
const mist = 'rgb(240,245,252)';

/** The codes are dark on light, so that every camera can read them. */
export const qrCatalog: readonly z.input<typeof AddQr>[] = [
  {
    type: 'link',
    name: 'Table card, Trattoria Lucia',
    data: 'https://trattoria-lucia.example/speisekarte?table=card',
    foreground: 'rgb(120,45,18)',
    background: cream,
  },
  {
    type: 'link',
    name: 'Shop window, Köln',
    data: 'https://velo-brandt.example/?utm_source=window&utm_campaign=koeln',
    foreground: 'rgb(15,76,92)',
    background: paper,
  },
  {
    type: 'link',
    name: 'Poster: Lange Nacht der Museen',
    data: 'https://museum-of-everyday-things.example/lange-nacht',
    foreground: 'rgb(49,46,129)',
    background: mist,
  },
  {
    type: 'link',
    name: 'Packaging, Yirgacheffe 250 g',
    data: 'https://nordlicht-kaffee.example/kaffee/aethiopien-yirgacheffe?ref=qr',
    foreground: 'rgb(68,48,34)',
    background: paper,
  },
  {
    type: 'link',
    name: 'アプリをダウンロード',
    data: 'https://nordlicht-kaffee.example/ja/app',
    foreground: 'rgb(153,27,27)',
    background: paper,
  },
  {
    type: 'link',
    name: 'Receipt: how did we do?',
    data: 'https://forms.kestrel-finch.example/s/after-service?from=receipt',
    foreground: 'rgb(0,0,0)',
    background: paper,
  },
  {
    type: 'wifi',
    name: 'Guest Wi-Fi, Trattoria Lucia',
    data: { ssid: 'Lucia Gäste', encryption: 'wpa', pass: 'pane-e-olio-2026' },
    foreground: 'rgb(22,101,52)',
    background: paper,
  },
  {
    type: 'wifi',
    name: 'Wi-Fi, museum foyer',
    data: { ssid: 'Museum', encryption: 'nopass' },
    foreground: 'rgb(30,41,59)',
    background: mist,
  },
  {
    type: 'vcard',
    name: 'Business card, Mira Brandt',
    data: {
      fname: 'Mira',
      lname: 'Brandt',
      org: 'Velo Brandt GmbH',
      title: 'Geschäftsführerin',
      phone: '+49 221 555 0142',
      cell: '+49 151 5550 0142',
      email: 'mira@velo-brandt.example',
      site: 'https://velo-brandt.example',
      street: 'Ehrenstraße 12',
      city: 'Köln',
      zip: '50672',
      country: 'Deutschland',
    },
    foreground: 'rgb(15,76,92)',
    background: paper,
  },
  {
    type: 'vcard',
    name: 'Business card, Jonas Finch',
    data: {
      fname: 'Jonas',
      lname: 'Finch',
      org: 'Kestrel & Finch',
      title: 'Partner',
      email: 'jonas@kestrel-finch.example',
      site: 'https://www.kestrel-finch.example',
    },
    foreground: 'rgb(59,83,217)',
    background: paper,
  },
  {
    type: 'email',
    name: 'Apply by e-mail',
    data: {
      email: 'jobs@kestrel-finch.example',
      subject: 'Application',
      body: 'Hello, I would like to work with you. My name is ',
    },
    foreground: 'rgb(37,99,235)',
    background: paper,
  },
  {
    type: 'phone',
    name: 'Workshop hotline',
    data: '+49 221 555 0100',
    foreground: 'rgb(0,0,0)',
    background: 'rgb(254,243,199)',
  },
  {
    type: 'sms',
    name: 'Festival: text for the line-up',
    data: { phone: '+49 151 5550 0199', message: 'LINEUP' },
    foreground: 'rgb(112,26,117)',
    background: paper,
  },
  {
    type: 'text',
    name: 'Treasure hunt, clue 3',
    data: 'Look where the clock has stopped.\nThen count the steps up to the green door.',
    foreground: 'rgb(21,94,117)',
    background: cream,
  },
  {
    type: 'text',
    name: '館内のご案内',
    data: '館内では写真撮影ができます。フラッシュはご遠慮ください。',
    foreground: 'rgb(0,0,0)',
    background: paper,
  },
];
