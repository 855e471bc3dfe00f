import { expect, test } from 'vitest';
import { parameterOf, withParameter } from './parameters.ts';

test.each([
  ['https://a.example', 'utm_source', 'news', 'https://a.example?utm_source=news'],
  ['https://a.example/x?b=1#top', 'utm_source', 'a b&c', 'https://a.example/x?b=1&utm_source=a%20b%26c#top'],
  ['a.example?utm_source=old&b=1', 'utm_source', 'new', 'a.example?utm_source=new&b=1'],
  ['https://a.example?b=1&utm_source=old', 'utm_source', '', 'https://a.example?b=1'],
  ['https://a.example?utm%5Fsource=old', 'utm_source', '', 'https://a.example'],
  ['https://münchen.example/käse?ä=%zz', 'x', '1', 'https://münchen.example/käse?ä=%zz&x=1'],
])('%s with %s=%j becomes %s', (url, name, value, expected) => {
  expect(withParameter(url, name, value)).toBe(expected);
  expect(parameterOf(expected, name)).toBe(value);
});
