import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the defaults apply', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    VISITS_RETENTION: 25,
    DURABILITY: 'full',
    RATE_LIMIT: { standard: 30, plans: new Map() },
    SESSION_RATE_LIMIT: 600,
    REGISTRATION: 'first',
    UPSTREAMS: new Map(),
    DOMAIN_CHECK: 'on',
    BLOCKED_HOSTS: [],
    TRUST_PROXY: false,
    PICTURE_QUOTA: 100,
    LOG_LEVEL: 'info',
  });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '8080', 8080],
  ['HOST', '::', '::'],
  ['HOST', 'localhost', 'localhost'],
  ['VISITS_RETENTION', '13', 13],
  ['VISITS_RETENTION', 'forever', undefined],
  ['VISITS_RETENTION', '0', undefined],
  ['PUBLIC_URL', 'https://Go.Example.com/', 'https://go.example.com'],
  ['PUBLIC_ADDRESSES', '203.0.113.7, 2001:db8::1', ['203.0.113.7', '2001:db8::1']],
  ['PUBLIC_ADDRESSES', '[2001:DB8::0001],0:0:0:0:0:0:0:1', ['2001:db8::1', '::1']],
  [
    'RATE_LIMIT',
    '30, pro=120,business = 600',
    {
      standard: 30,
      plans: new Map([
        ['pro', 120],
        ['business', 600],
      ]),
    },
  ],
  ['TRUST_PROXY', 'on', 1],
  ['TRUST_PROXY', '2', 2],
  ['TRUST_PROXY', '10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['REGISTRATION', 'open', 'open'],
  ['METRICS_TOKEN', 'a-token-for-prometheus', 'a-token-for-prometheus'],
  ['SUPPORT_EMAIL', 'help@example.com', 'help@example.com'],
  ['UPSTREAM_URL', 'https://Links.example.com/', 'https://links.example.com'],
  ['UPSTREAM_URL', 'http://localhost:8080/links/', 'http://localhost:8080/links'],
  ['UPSTREAM_URL', 'http://[::1]:8080', 'http://[::1]:8080'],
  [
    'UPSTREAMS',
    'work=https://links.example.com, shop-2=http://10.0.0.5:8080/x',
    new Map([
      ['work', 'https://links.example.com'],
      ['shop-2', 'http://10.0.0.5:8080/x'],
    ]),
  ],
] as const)('%s=%s is accepted', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toHaveProperty(name, expected);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'http://localhost'],
  ['HOST', 'localhost:3000'],
  ['PUBLIC_ADDRESSES', '203.0.113.7,go.example.com'],
  ['PUBLIC_ADDRESSES', '203.0.113.7:443'],
  ['PUBLIC_ADDRESSES', '2001:db8::1:443:x'],
  ['PUBLIC_URL', 'go.example.com'],
  ['PUBLIC_URL', 'https://go.example.com/links'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', '30,pro'],
  ['SESSION_RATE_LIMIT', '0'],
  ['DATABASE_POOL', '1'],
  ['REGISTRATION', 'maybe'],
  ['DOMAIN_CHECK', 'yes'],
  ['DURABILITY', 'off'],
  ['TRUST_PROXY', 'anyone'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
  ['UPSTREAM_URL', 'links.example.com'],
  ['UPSTREAM_URL', 'http://links.example.com'],
  ['UPSTREAM_URL', 'https://user:password@links.example.com'],
  ['UPSTREAM_URL', 'https://links.example.com/#x'],
  ['UPSTREAM_URL', 'https://links.example.com/api'],
  ['UPSTREAMS', 'https://links.example.com'],
  ['UPSTREAMS', 'Work=https://links.example.com'],
  ['UPSTREAMS', 'a/b=https://links.example.com'],
  ['UPSTREAMS', 'work=http://links.example.com'],
  ['UPSTREAMS', 'work=https://a.example,work=https://b.example'],
])('%s=%s is refused with a message that names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+; it is "${value}"\\.$`));
});

const mail = { MAIL_URL: 'smtp://waypost:secret@mail.example.com:587', MAIL_FROM: 'links@example.com' };

test.each([
  mail,
  { ...mail, MAIL_URL: 'smtps://mail.example.com' },
  { ...mail, MAIL_URL: 'smtp://a%40b.example:p%2Fw%25@127.0.0.1:25/' },
  { ...mail, MAIL_URL: 'smtp://[::1]:25' },
  { ...mail, MAIL_FROM: 'Waypost <links@example.com>' },
  { ...mail, MAIL_FROM: 'Müller & Töchter <links@example.com>' },
])('the mail settings %j are accepted', (settings) => {
  expect(readConfig(settings)).toMatchObject(settings);
});

test.each([
  'mail.example.com:587',
  'http://waypost:secret@mail.example.com',
  'smtp://waypost:secret@mail.example.com/path',
  // These would make the library print everything it sends.
  'smtp://waypost:secret@mail.example.com?debug=true&logger=true',
  'smtp://waypost:secret@',
  'smtp://waypost:sec@ret@mail.example.com',
  'smtp://waypost:sec%ret@mail.example.com',
])('MAIL_URL=%s is refused with a message that hides the user and password', (value) => {
  const reading = () => readConfig({ ...mail, MAIL_URL: value });
  expect(reading).toThrow(
    /^MAIL_URL must be the address of an outgoing mail server, [^\n]+; it is another\.$/,
  );
  expect(reading).not.toThrow(/sec%?ret|waypost/);
});

test.each(['mysql://waypost:secret@host/name', 'postgres://waypost:sec#ret@host/name'])(
  'DATABASE_URL=%s is refused with a message that hides the user and password',
  (value) => {
    const reading = () => readConfig({ DATABASE_URL: value });
    expect(reading).toThrow(
      /^DATABASE_URL must be the address of a PostgreSQL database, [^\n]+; it is another\.$/,
    );
    expect(reading).not.toThrow(/sec#?ret|waypost/);
  },
);

test.each(['links', 'Waypost', '<>', 'a@example.com, b@example.com', 'Waypost\r\nBcc: <b@example.com>'])(
  'MAIL_FROM=%j is refused with a message that names the setting',
  (value) => {
    expect(() => readConfig({ ...mail, MAIL_FROM: value })).toThrow(/^MAIL_FROM must be a sender such as/);
  },
);

test.each(['help', 'Help <help@example.com>', 'a@example.com, b@example.com', 'https://example.com/help'])(
  'SUPPORT_EMAIL=%j is refused with a message that names the setting',
  (value) => {
    expect(() => readConfig({ SUPPORT_EMAIL: value })).toThrow(/^SUPPORT_EMAIL must be an e-mail address/);
  },
);

test.each([
  ['MAIL_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'MAIL_URL'],
] as const)('%s without %s is refused', (name, other) => {
  expect(() => readConfig({ [name]: mail[name] })).toThrow(
    new RegExp(`^${other} must be set as well, since ${name} is\\.$`),
  );
});

test('every invalid setting is named in the message', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT must[^\n]+\nLOG_LEVEL must[^\n]+$/);
});
