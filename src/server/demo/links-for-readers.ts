import { type DemoLink, link, german, lucia, site, velo } from './demo-link.ts';

/** The links of the agency itself. */
export const linksForReaders: readonly DemoLink[] = [
  link(
    'jobs',
    'Werkstattleitung (m/w/d) in Köln',
    `${velo}/jobs/werkstattleitung-koeln`,
    'Aushang, Radio, Stellenportale',
    { home: german },
  ),
  link('jobs', 'Jobs at Kestrel & Finch', `${site}/careers`, 'E-mail signatures', {
    alias: 'jobs',
    branded: true,
  }),
  link(
    'jobs',
    'Senior Frontend Engineer (Berlin or remote)',
    `${site}/careers/senior-frontend-engineer?source=linkedin`,
    'Open until filled',
  ),
  link(
    'jobs',
    'Ausbildung zur Zweiradmechatronikerin oder zum Zweiradmechatroniker 2027',
    `${velo}/ausbildung`,
    'Berufsmesse, Schulen im Umkreis',
    { alias: 'ausbildung', home: german },
  ),
  link('jobs', 'Kellner:in gesucht – Minijob, Teilzeit oder Vollzeit', `${lucia}/jobs/service`, '', {
    home: german,
  }),
  link('jobs', 'Working student, social media', `${site}/careers/working-student-social`),

  link('press', 'Press kit 2026', `${site}/press/kit-2026.zip`, 'Logos, portraits, fact sheet', {
    alias: 'presskit',
    branded: true,
  }),
  link(
    'press',
    'Founders, portraits (print resolution)',
    `${site}/press/portraits`,
    'Credit: Amélie Fournier',
  ),
  link(
    'press',
    'Kestrel & Finch and Velo Brandt announce a partnership to put one thousand cargo bikes on the streets of Cologne, Vienna and Zürich within the next eighteen months',
    `${site}/press/releases/kestrel-finch-velo-brandt-cargo-bikes-partnership?utm_source=wire&utm_medium=press&utm_campaign=cargo-bikes`,
    'Embargo lifted',
  ),
  link('press', 'Rapport annuel : « Des villes à vélo »', `${site}/fr/presse/rapport-annuel.pdf`, '', {
    home: ['FR', 'BE', 'CH'],
  }),
  link(
    'press',
    'Interview im Deutschlandfunk zum Nachhören',
    'https://audio.kestrel-finch.example/interviews/2026-dlf',
    '',
    { home: german },
  ),

  link(
    'webinar',
    'Webinar: Retention without tricks',
    'https://webinars.kestrel-finch.example/register/retention-without-tricks',
    'Thursdays, 17:00 CET',
    { alias: 'retention', branded: true },
  ),
  link(
    'webinar',
    'Recording: Retention without tricks (52 min)',
    'https://webinars.kestrel-finch.example/watch/retention-without-tricks',
  ),
  link(
    'webinar',
    'Webinar: QR codes that people do scan',
    'https://webinars.kestrel-finch.example/register/qr-codes-people-scan',
    'With the museum as the example',
    { alias: 'qr-webinar' },
  ),
  link(
    'webinar',
    'Slides: accessible e-mail in ten steps',
    'https://webinars.kestrel-finch.example/slides/accessible-email.pdf',
  ),
  link(
    'webinar',
    'Taller en línea: medir sin cookies',
    'https://webinars.kestrel-finch.example/es/registro/medir-sin-cookies',
    '',
    { home: ['ES', 'MX', 'AR'] },
  ),

  link('social', 'All our channels', `${site}/links`, 'Instagram bio', { alias: 'hello' }),
  link('social', '🚲 Reel: from frame to road in 60 seconds', `${velo}/video/frame-to-road`, 'Pinned'),
  link(
    'social',
    'Podcast „Kopfsteinpflaster“, Folge 42: Wem gehört die Straße?',
    'https://audio.kestrel-finch.example/kopfsteinpflaster/42-wem-gehoert-die-strasse',
    'Shownotes',
    { home: german },
  ),
  link('social', 'Newsletter: subscribe', 'https://news.kestrel-finch.example/subscribe?from=short', '', {
    alias: 'news',
    branded: true,
  }),
  link('social', 'Community rules', `${site}/community/rules`),
  link('social', 'Behind the scenes 📸✨ the autumn shoot', `${site}/journal/autumn-shoot`),
];
