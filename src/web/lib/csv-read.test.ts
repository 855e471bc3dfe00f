import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, isGuarded } from './csv.ts';
import { readCsv, readRecords } from './csv-read.ts';

const fieldsOf = (text: string) => readCsv(text).rows.map(({ fields }) => fields);

test('quoted fields keep separators, quotes and line breaks', () => {
  expect(fieldsOf('a,b\r\n"x, ""y""","one\ntwo"\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', 'one\ntwo'],
  ]);
});

test.each([
  ['a;b\n1,5;2', ['1,5', '2']],
  ['a\tb\n1\t2;3', ['1', '2;3']],
  ['\u{FEFF}a,b\n1,2', ['1', '2']],
])('the separator is taken from the first line: %j', (text, expected) => {
  expect(fieldsOf(text)[1]).toEqual(expected);
});

test('empty rows are skipped, and each row has the number that a spreadsheet shows', () => {
  expect(readCsv('a\r\n\r\n"x\r\ny"\n,\nz\n').rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  expect(readCsv('a\n"x\ny"\n"z\n\n').unclosed).toBe(3);
});

test.each([
  ['sep=;\r\na,b;c\r\n1;2', ['a,b', 'c']],
  ['\u{FEFF}"sep=\t"\na,b,c\td\n1\t2', ['a,b,c', 'd']],
  ['SEP=|\na,b|c\n1|2', ['a,b', 'c']],
])('a “sep=” line before the first row sets the separator and is not a row: %j', (text, head) => {
  expect(readCsv(text).rows).toMatchObject([{ line: 1, fields: head }, { line: 2 }]);
});

test('fields are named by the first row and lose the apostrophe before formulas and numbers', () => {
  expect(readRecords("Type, DATA\nphone,'+49 30\nphone,'0301234\ntext,'90s night\n").records).toEqual([
    { line: 2, of: { type: 'phone', data: '+49 30' }, beyond: [] },
    { line: 3, of: { type: 'phone', data: '0301234' }, beyond: [] },
    { line: 4, of: { type: 'text', data: "'90s night" }, beyond: [] },
  ]);
});

test('rows written as CSV are read back', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 })), (rows) => {
      const text = csvText(['a', 'b'], rows);
      const read = readRecords(text).records.map(({ of }) => [of['a'], of['b']]);
      const kept = rows
        .map((row) =>
          row.map((field) => {
            const text = field.replaceAll('\r', '').trim();
            return text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1).trim() : text;
          }),
        )
        .filter((row) => row.some(Boolean));
      expect(read.map((row) => row.map((field) => field?.replaceAll('\r', '')))).toEqual(kept);
    }),
  );
});
