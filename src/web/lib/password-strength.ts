import { passwordLevels as levelsInWords } from '#web/words/password-strength.ts';
/**
 * A rough estimate of how hard a password is to guess. 0 is among the first that attackers try, 4 can't be guessed in
 * practice.
 */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** The most frequent entries of lists of leaked passwords. Digits and signs around them change little. */
const common =
  /^(?:password|passwort|passw0rd|motdepasse|contrasena|qwert[yz]u?(?:iop)?|azerty|letmein|welcome|willkommen|admin|administrator|iloveyou|monkey|dragon|football|baseball|master|sunshine|princess|superman|batman|trustno|abc|login|starwars|hello|hallo|freedom|whatever|shadow|michael|secret|geheim|changeme|default|waypost|summer|sommer|winter)?[\d\W_]*$/iu;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];

/** Shortens sequences such as `aaaa`, `1234` or `qwerty` to two characters. */
function withoutRuns(text: string): string {
  const signs = [...text];
  return signs
    .filter((_, place) => {
      const three = signs
        .slice(Math.max(0, place - 2), place + 1)
        .join('')
        .toLowerCase();
      return three.length < 3 || !(/^(.)\1\1$/u.test(three) || runs.some((run) => run.includes(three)));
    })
    .join('');
}

/**
 * Returns the estimated bits of entropy. Letters in a row are usually a word, which makes each of them easier to guess.
 */
function bitsOf(text: string): number {
  let bits = 0;
  let rest = text.replaceAll(/(?:19|20)\d\d/g, () => {
    bits += 6;
    return '';
  });
  rest = rest.replaceAll(/\p{L}{4,}/gu, (word) => {
    bits += word.length * 2.5;
    return '';
  });
  // Separators between words are predictable.
  rest = rest.replaceAll(/[\s_-]/g, () => {
    bits += 2;
    return '';
  });
  const pool = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].reduce(
    (sum, kind, place) => sum + (kind.test(text) ? ([26, 26, 10, 33][place] ?? 0) : 0),
    0,
  );
  return bits + [...rest].length * Math.log2(Math.max(pool, 1));
}

const levels = [
  { from: 75, level: 4, words: levelsInWords.strong },
  { from: 58, level: 3, words: levelsInWords.good },
  { from: 42, level: 2, words: levelsInWords.fair },
  { from: 28, level: 1, words: levelsInWords.weak },
] as const;

/**
 * Estimates a password's strength from its length, variety and common patterns. Without a list of leaked passwords it
 * can tell that a password is weak, but never that it is safe.
 * @param own words that anyone who knows the account would try first, such as the username and e-mail address
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  const names = own.flatMap((text) => text.toLowerCase().split(/[@.\s]/)).filter((name) => name.length > 2);
  const rest = names.reduce(
    (text, name) => text.replaceAll(new RegExp(name.replaceAll(/[^\p{L}\p{N}]/gu, '.'), 'giu'), ''),
    password,
  );
  const bits = common.test(rest) ? 0 : bitsOf(withoutRuns(rest));
  const found = levels.find(({ from }) => bits >= from);
  return found ?? { level: 0, words: levelsInWords.veryWeak };
}
