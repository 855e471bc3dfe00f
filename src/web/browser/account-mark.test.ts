import { describe, expect, test } from 'vitest';
import { withMark, withoutMark } from './account-mark.ts';

describe('the account mark in the query of an address', () => {
  test.each([
    ['', '?in=ada'],
    ['?page=2', '?page=2&in=ada'],
    ['?in=bob', '?in=ada'],
    ['?in=bob&page=2', '?page=2&in=ada'],
    ['?page=2&in=bob&q=a%20b', '?page=2&q=a%20b&in=ada'],
    ['?begin=2026-01-01', '?begin=2026-01-01&in=ada'],
  ])('turns %s into %s and changes nothing else', (search, marked) => {
    expect(withMark(search, 'ada')).toBe(marked);
    expect(withoutMark(marked)).toBe(withoutMark(search));
    expect(withMark(marked, undefined)).toBe(withoutMark(search));
  });

  test('is read back as it was written', () => {
    for (const mark of ['ada@links.example.com:8080/shop', 'a&b=c', 'Zoë 1', '50%', 'a+b', 'x#y'])
      expect(new URLSearchParams(withMark('?q=1', mark)).get('in')).toBe(mark);
    expect(withMark('', 'ada@links.example.com/shop')).toBe('?in=ada@links.example.com/shop');
  });
});
