/**
 * Imports each icon from a file of its own. The package's main file names all of its icons, so a module that shows one
 * icon would count as needing every icon of the product.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Returns the file of each icon, by each of the icon's names. */
export function filesByName(): ReadonlyMap<string, string> {
  const text = readFileSync(
    new URL('../lucide-react.mjs', import.meta.resolve('lucide-react/icons/house')),
    'utf8',
  );
  const exported = text.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

const importing = /import \{([^}]*)\} from 'lucide-react';/g;

/** Returns the code with each icon imported from its own file. */
export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(importing, (_, names: string) => {
    const parts = names.split(',').map((part) => part.trim());
    return parts
      .filter((part) => part !== '' && !part.startsWith('type '))
      .map((part) => {
        const [name = '', as = name] = part.split(' as ');
        const file = files.get(name);
        if (file === undefined) throw new Error(`lucide-react has no file for ${name}.`);
        return `import ${as} from 'lucide-react/icons/${file}';`;
      })
      .join(' ');
  });
}

export const iconFiles = (): Plugin => {
  const files = filesByName();
  return {
    name: 'waypost-icon-files',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: withIconFiles(code, files), map: null }),
    },
  };
};
