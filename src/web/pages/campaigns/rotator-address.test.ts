import { describe, expect, test } from 'vitest';
import { rotatorBase, slugOf } from './rotator-address.ts';

describe('the slug of a rotator', () => {
  test.each([
    ['https://go.acme.com/r/spring-sale', 'spring-sale'],
    ['https://go.acme.com/r/%D9%85%D9%87%D8%B1', 'مهر'],
    ['https://go.acme.com/r/spring/', 'spring'],
    ['https://go.acme.com/r/100%25', '100%'],
    ['https://go.acme.com/r/%E0%A4%A', '%E0%A4%A'],
    ['no address', ''],
    [false, ''],
  ] as const)('in the URL %s is “%s”', (rotator, slug) => {
    expect(slugOf({ rotator })).toBe(slug);
  });
});

describe('the URL prefix of rotators', () => {
  test('is taken from an existing rotator of the account', () => {
    const known = [{ rotator: false }, { rotator: 'https://go.acme.com/rotate/spring' }] as const;
    expect(rotatorBase(known, 'https://api.acme.com')).toBe('https://go.acme.com/rotate/');
  });

  test('is this service’s default if the account has no rotator', () => {
    expect(rotatorBase([{ rotator: false }], '')).toBe(`${location.origin}/r/`);
  });

  test('is undefined for another server without a rotator', () => {
    expect(rotatorBase([], 'https://other.example')).toBeUndefined();
  });
});
