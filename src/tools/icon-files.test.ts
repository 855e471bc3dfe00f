import { expect, test } from 'vitest';
import { withIconFiles } from './icon-files.ts';

const files = new Map([
  ['House', 'house'],
  ['Link2', 'link-2'],
]);

test('each icon is imported from its own file under its local name', () => {
  expect(
    withIconFiles("import { House, Link2 as Chain, type LucideIcon } from 'lucide-react';\nrest();", files),
  ).toBe(
    "import House from 'lucide-react/icons/house'; import Chain from 'lucide-react/icons/link-2';\nrest();",
  );
});

test('an icon that the package lacks fails the build', () => {
  expect(() => withIconFiles("import { Hose } from 'lucide-react';", files)).toThrow('no file for Hose');
});
