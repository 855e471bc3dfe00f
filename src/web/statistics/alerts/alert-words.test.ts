import { expect, test } from 'vitest';
import type { Goal } from '#contract/goals.ts';
import { alerts as german } from '#web/words/de/alerts.ts';
import { alertName, alertSentence } from './alert-words.ts';

const goal: Goal = {
  id: 1,
  of: 'link',
  record: 1,
  name: 'go.example.com/menu',
  kind: 'number',
  number: 1,
  zone: 'UTC',
  mail: false,
  created: '2026-11-01 00:00:00',
  met: null,
  visits: null,
  day: null,
  seen: false,
};

test.each([
  [1, '1 click', 'go.example.com/menu has reached 1 click'],
  [1000, '1,000 clicks', 'go.example.com/menu has reached 1,000 clicks'],
])('the name and sentence of an alert at %i agree with its number', (number, name, sentence) => {
  expect(alertName({ ...goal, number })).toBe(name);
  expect(alertSentence({ ...goal, number })).toBe(sentence);
});

test('German alerts use the singular for one', () => {
  expect(german.reaches('bio', 1)).toBe('1 Aufruf');
  expect(german.hasReached('Karte', 'qr', 1)).toBe('Karte hat 1 Scan erreicht');
  expect(german.hasReached('Karte', 'link', 2)).toBe('Karte hat 2 Klicks erreicht');
});
