/** Comments are plain English sentences, as `.github/CONTRIBUTING.md` asks. This finds the most frequent faults. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{src,e2e}/**/*.{ts,tsx,css}');

/** The text of a comment's line. A `//` within a URL has no space in front. */
const comment = /^(?:.*\s)?(?:\/\/|\/\*\*?|\*) (.*)$/;

/** Openings of fragments and inverted sentences. */
const opening = /^(?:Of|Those|None|Else|So)\s/;
const dialect = /\b(?:whoever|whomever|meanwhile|likewise|thereof)\b/i;

const faultsIn = (text: string) =>
  text.split('\n').filter((line) => {
    const said = comment.exec(line)?.[1] ?? '';
    return opening.test(said) || dialect.test(said);
  });

test('comments are sentences without fragments and odd words', () => {
  const found = files.flatMap((file) =>
    faultsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(['Of a new link.', 'Whoever signs in.', 'A list that is read meanwhile.'])(
  '%j is a fault',
  (said) => {
    for (const line of [`  // ${said}`, `/** ${said} */`, ` * ${said}`])
      expect(faultsIn(line)).toEqual([line]);
  },
);

test('code, URLs and plain sentences aren’t faults', () => {
  const fine = [
    "const url = 'https://meanwhile.example/';",
    '/** Returns the rows. */',
    'const meanwhile = 1;',
  ];
  expect(faultsIn(fine.join('\n'))).toEqual([]);
});
