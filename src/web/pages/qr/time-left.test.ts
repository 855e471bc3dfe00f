import { expect, test } from 'vitest';
import { secondsLeft, timeLeft } from './time-left.ts';

test('within the limit, the pace so far tells', () => {
  expect(secondsLeft({ left: 10, done: 5, elapsed: 1000, limit: 30, remaining: 25 })).toBe(2);
});

test('beyond the limit, each further minute brings as many as the limit less what is left for people', () => {
  expect(secondsLeft({ left: 75, done: 30, elapsed: 2000, limit: 30, remaining: 0 })).toBe(180);
  expect(secondsLeft({ left: 26, done: 0, elapsed: 0, limit: 30, remaining: 30 })).toBe(60);
});

test('where the server tells no limit and nothing is done yet, nothing is said', () => {
  expect(
    timeLeft(secondsLeft({ left: 9, done: 0, elapsed: 0, limit: undefined, remaining: undefined })),
  ).toBe(undefined);
});

test('time is told as people round it', () => {
  expect(timeLeft(0.2)).toBe('1 second left');
  expect(timeLeft(42)).toBe('42 seconds left');
  expect(timeLeft(170)).toBe('about 3 minutes left');
});
