import { expect, test } from 'vitest';
import { withIconFiles } from './icon-files.ts';

const files = new Map([
  ['House', 'house'],
  ['Link2', 'link-2'],
]);

test('each icon comes from a file of its own, by the name that it is used by', () => {
  expect(
    withIconFiles("import { House, Link2 as Chain, type LucideIcon } from 'lucide-react';\nrest();", files),
  ).toBe(
    "import House from 'lucide-react/icons/house'; import Chain from 'lucide-react/icons/link-2';\nrest();",
  );
});

test('an icon that the package does not have ends the build', () => {
  expect(() => withIconFiles("import { Hose } from 'lucide-react';", files)).toThrow('no file for Hose');
});
