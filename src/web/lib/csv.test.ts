import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

const body = (value: string | number | null) => csvText(['A'], [[value]]).split('\r\n')[1];

it('lines end in CRLF after a byte order mark', () => {
  expect(csvText(['Country', 'Scans'], [['Germany', 9120]])).toBe(
    '\u{FEFF}Country,Scans\r\nGermany,9120\r\n',
  );
});

it('a field with a comma, a quote or a line break is quoted', () => {
  expect(body('a, b')).toBe('"a, b"');
  expect(body('say "hi"')).toBe('"say ""hi"""');
  expect(csvText(['A'], [['a\nb']])).toContain('"a\nb"');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\n=1', '＝1+1'])(
  'the text %j gets an apostrophe, so that spreadsheets don’t run it as a formula',
  (text) => {
    expect(body(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('a negative number stays a number, and null becomes an empty field', () => {
  expect(body(-3)).toBe('-3');
  expect(body(null)).toBe('');
});

it.each(['007', '1e5', '2E10', '491701234567', '1-2', '3/4/2026'])(
  'the alias %s gets an apostrophe, so that spreadsheets don’t convert it',
  (text) => {
    expect(body(text)).toBe(`'${text}`);
  },
);

it.each(['12', '2026-03-14', '2026-03-14 10:00:00', '13:00', '0', 'menu-7', '1e', '52.52'])(
  '%s is written without an apostrophe',
  (text) => {
    expect(body(text)).toBe(text);
  },
);
