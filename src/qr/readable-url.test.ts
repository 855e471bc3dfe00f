import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { readableHost } from './readable-host.ts';
import { readableUrl, setHostReader } from './readable-url.ts';

setHostReader(readableHost);

test.each([
  ['https://go.acme.com/%E6%98%A5', 'https://go.acme.com/春'],
  ['https://go.acme.com/menu', 'https://go.acme.com/menu'],
])('%s is shown as %s', (address, read) => {
  expect(readableUrl(address)).toBe(read);
});

test.each([
  ['half an encoding', 'https://acme.com/%E6%98'],
  ['a blank', 'https://acme.com/a%20b'],
  ['a line break', 'https://acme.com/a%0Ab'],
  ['a sign that turns the direction of writing', 'https://acme.com/%E2%80%AEgpj.exe'],
])('%s stays encoded', (_, address) => {
  expect(readableUrl(address)).toBe(address);
});

test.each([
  ['https://xn--mller-kva.de/%C3%A4', 'https://müller.de/ä'],
  ['xn--mller-kva.de', 'müller.de'],
  ['https://www.xn--strae-oqa.example:8080/a?to=xn--a', 'https://www.straße.example:8080/a?to=xn--a'],
  ['https://xn--e1afmkfd.xn--p1ai/', 'https://пример.рф/'],
  ['https://xn--fsq.com', 'https://例.com'],
])('the host of %s is shown as %s', (address, read) => {
  expect(readableUrl(address)).toBe(read);
});

test.each([
  // Letters that look like others, and invalid punycode.
  'https://xn--80ak6aa92e.com/',
  'https://xn--pple-43d.com',
  'https://xn--.de/',
  'https://xn--zzzzzzzzzzzzzz.de',
  'https://ada@xn--mller-kva.de/',
  'https://acme.com/xn--mller-kva',
  'https://acme.xn--comlogin-634g.example/a',
  'https://example.xn--com-vs4b.de/a',
  'https://xn--abc-9ye.com/',
])('%s keeps its encoded host', (address) => {
  expect(readableUrl(address)).toBe(address);
});

test.each([
  'acme.com丿x.example',
  'acme.一.example',
  'acme.1ノ2.example',
  'googleั.com',
  '1ั.com',
  'wıkipedia.org',
  'ĸraken.com',
  'gọogle.com',
  'þaypal.com',
  'пример.com',
  '例пример.com',
])('a host that looks like another stays encoded: %s', (host) => {
  const address = `https://${domainToASCII(host)}/a`;
  expect(address).toContain('xn--');
  expect(readableUrl(address)).toBe(address);
});

test('a label of mixed scripts stays encoded while other labels are decoded', () => {
  const host = domainToASCII('bücher.comノlogin.例.example');
  expect(readableUrl(`https://${host}/`)).toBe('https://bücher.xn--comlogin-634g.例.example/');
});

test.each([
  'größe-ñandú.example',
  'københavn.dk',
  '例え.jp',
  '一番ノート.jp',
  '한국.kr',
  'ไทยั.com',
  'हिन्दी.com',
  '东京ア.jp',
  'łódź.pl',
  'bücher.müller.example',
])('%s is shown decoded after the browser has encoded it', (host) => {
  expect(readableUrl(new URL(`https://${host}/a`).href)).toBe(`https://${host}/a`);
});
