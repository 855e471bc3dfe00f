import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['https://go.acme.com/%E6%98%A5', 'https://go.acme.com/春'],
  ['https://go.acme.com/menu', 'https://go.acme.com/menu'],
])('%s is read as %s', (address, read) => {
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
