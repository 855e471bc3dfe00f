import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['password', 0],
  ['Passw0rd!', 0],
  ['12345678', 0],
  ['qwertyuiop', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcdefgh', 0],
  ['Summer2026', 0],
  ['kestrel7', 0],
  ['Trattoria2026', 1],
  ['correct horse battery', 2],
  ['k7#Qz!p2', 2],
  ['correct horse battery staple', 3],
  ['k7#Qz!p2vL9$', 4],
])('the password %j has level %i', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});

test('parts of the user name and e-mail address don’t make a password stronger', () => {
  const own = ['ada-lovelace', 'ada.lovelace@analytical.example'];
  expect(passwordStrength('ada-lovelace1843', own).level).toBe(0);
  expect(passwordStrength('analytical-engine', own).level).toBeLessThan(
    passwordStrength('analytical-engine').level,
  );
});

test('an empty password has level 0', () => {
  expect(passwordStrength('').level).toBe(0);
});
