/** All forms of imports that reach another file: static, side effect, re-export, lazy, type. */
const forms = [
  /(?:^|[;}\s])(?:import|export)\s(?:[^'"`;]*?\s|[^'"`;]*?\})from\s*['"]([^'"]+)['"]/g,
  /(?:^|[;}\s])import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

export const importsOf = (source: string): string[] =>
  forms.flatMap((form) => [...source.matchAll(form)].flatMap(([, specifier]) => specifier ?? []));

/** `@scope/name/part` and `name/part` belong to the packages `@scope/name` and `name`. */
export const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

export const isPackage = (specifier: string) => /^[^.#/]/.test(specifier);
