import { expect, test, vi } from 'vitest';
import { allLanguages, languageName } from './languages.ts';

test('languages are named and sorted in the user’s language', () => {
  const named = allLanguages('de');
  expect(named).toContainEqual({ code: 'de', name: 'Deutsch' });
  expect(named.map(({ name }) => name)).toEqual(
    named.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'de')),
  );
});

test('a language without a name is not offered, and is shown by its code', () => {
  const of = Intl.DisplayNames.prototype.of;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, code) {
    return code === 'bo' ? code : of.call(this, code);
  });
  expect(allLanguages('fr').filter(({ code, name }) => code === 'bo' || name === '')).toEqual([]);
  expect(languageName('bo', 'fr')).toBe('bo');
});
