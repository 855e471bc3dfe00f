import { expect, test } from 'vitest';
import { secondsLeft, timeLeft } from './time-left.ts';

const minute = 60_000;

test('within the limit it takes as long as the requests themselves', () => {
  expect(secondsLeft({ left: 10, limit: 30, remaining: 25, resetAt: minute }, 0)).toBe(4);
});

test('beyond the limit, each further minute brings as many as the limit less what is left for people', () => {
  expect(timeLeft(secondsLeft({ left: 75, limit: 30, remaining: 0, resetAt: minute }, 0))).toBe(
    'about 3 minutes left',
  );
  expect(secondsLeft({ left: 25, limit: 30, remaining: 5, resetAt: 20_000 }, 0)).toBe(20);
});

test('where nothing is known yet, the limit is what the specification promises', () => {
  expect(
    timeLeft(secondsLeft({ left: 50, limit: undefined, remaining: undefined, resetAt: undefined }, 0)),
  ).toBe('about 1 minute left');
});

test('time is told as people round it', () => {
  expect(timeLeft(0.2)).toBe('1 second left');
  expect(timeLeft(42)).toBe('42 seconds left');
  expect(timeLeft(170)).toBe('about 3 minutes left');
});
