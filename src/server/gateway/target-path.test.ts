import { expect, test } from 'vitest';
import { targetPath } from './target-path.ts';

test.each([
  ['/api/account', '', '/', '/api/account'],
  ['/api/account/', '', '/', '/api/account'],
  ['/api', '', '/', '/api'],
  [
    '/api/urls?q=a%2Fb&short=https://x.example/a..b',
    '',
    '/',
    '/api/urls?q=a%2Fb&short=https://x.example/a..b',
  ],
  ['/upstream/shop/api/qr/7', '/upstream/shop', '/links', '/links/api/qr/7'],
  ['/upstream/shop/api/qr/7', '/upstream/shop', '/links/', '/links/api/qr/7'],
  ['/api/campaign/caf%C3%A9', '', '/', '/api/campaign/caf%C3%A9'],
])('the target %s is passed on', (asked, prefix, base, target) => {
  expect(targetPath(asked, prefix, base)).toBe(target);
});

test.each([
  '/api/../admin',
  '/api/..',
  '/api/.',
  '/api/%2e%2e/admin',
  '/api/%2E./admin',
  '/api/%252e%252e/admin',
  '/api/%25252e%25252e/admin',
  '/api/a%2fb',
  '/api/a%252fb',
  '/api/a%5cb',
  '/api/a\\b',
  '/api//evil.example/x',
  '/api/%00',
  '/api/%0d%0aHost:%20evil',
  '/api/a b',
  '/api/a#b',
  '/api/urls?q=#b',
  '/api/urls?q=é',
  '/api/%zz',
  '/api/%',
  '/api/%ff',
  '//evil.example/api/account',
  'http://evil.example/api/account',
  '/apis/account',
  '/API/account',
  '/%61pi/account',
  '/app/api/account',
  '',
  '*',
])('the target %s is not passed on', (asked) => {
  expect(targetPath(asked, '', '/')).toBeUndefined();
});

test('a target outside the upstream’s own prefix is not passed on', () => {
  expect(targetPath('/upstream/work/api/account', '/upstream/wo', '/')).toBeUndefined();
  expect(targetPath('/upstream/work/../shop/api/account', '/upstream/work', '/')).toBeUndefined();
  expect(targetPath('/api/account', '/upstream/work', '/')).toBeUndefined();
});
