import { expect, it } from 'vitest';
import { displayUrl, isWebUrl, splitUrl } from './urls.ts';

it('a URL is split into its host and the rest', () => {
  expect(splitUrl('https://acme.com/menus?x=1#top')).toEqual({ host: 'acme.com', rest: '/menus?x=1#top' });
  expect(splitUrl('http://localhost:8080')).toEqual({ host: 'localhost:8080', rest: '/' });
});

it('a user name before the host is not part of the host', () => {
  expect(splitUrl('https://bank.com@evil.example/x').host).toBe('evil.example');
});

it('a text that isn’t a URL is returned whole', () => {
  expect(splitUrl('tel +49 30')).toEqual({ host: 'tel +49 30', rest: '' });
});

it('scheme, www and a lone slash are hidden', () => {
  expect(displayUrl('https://www.acme.com/')).toBe('acme.com');
  expect(displayUrl('https://acme.com/a')).toBe('acme.com/a');
});

it('only http and https URLs are web URLs', () => {
  expect(isWebUrl('https://acme.com')).toBe(true);
  expect(isWebUrl('javascript:alert(1)')).toBe(false);
  expect(isWebUrl('data:text/html,x')).toBe(false);
  expect(isWebUrl('https://')).toBe(false);
});
