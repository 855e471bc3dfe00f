/** House rules that lint's patterns can't check: names, places, packages, lazy imports, endpoints routed once. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '#contract/endpoints.ts';
import { importsOf, isPackage, packageOf } from './imports.ts';
import { holds, openTo, roomOf } from './walls.ts';

const names = 'account domains overlays campaigns channels splash pixels qr links bio'.split(' ');

/** Folders in which each of the ten names (the specification's nine, and bio pages) has a file. */
const places: { folder: string; file: (name: string) => string }[] = [
  { folder: 'src/contract', file: (name) => `${name}.ts` },
  { folder: 'src/server/routes', file: (name) => `${name}.ts` },
  { folder: 'src/server/store', file: (name) => `${name}.ts` },
  { folder: 'src/web/api', file: (name) => `${name}.ts` },
  { folder: 'src/web/pages', file: (name) => name },
  { folder: 'e2e', file: (name) => `${name}.spec.ts` },
];

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies: production } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Packages that both the service and browsers need: schemas, and a reader of QR codes. */
const inBoth = new Set(['zod', 'zxing-wasm']);

/** The packages that each side may use, for rooms that don't list their own. */
const sides: { side: string; mayUse: (name: string) => boolean }[] = [
  // A production install has nothing else. vite is only for `npm run dev`.
  { side: 'server', mayUse: (name) => name.startsWith('node:') || name in production || name === 'vite' },
  // Browser-side packages are devDependencies. Other packages of the service don't belong in a browser.
  { side: 'web', mayUse: (name) => !name.startsWith('node:') && (!(name in production) || inBoth.has(name)) },
];

/** Paths from src, with forward slashes. */
const files = globSync('**/*', { cwd: 'src' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => statSync(join('src', path)).isFile());
const textOf = (path: string) => readFileSync(join('src', path), 'utf8');

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const code = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, imports: importsOf(textOf(path)) }));

describe('names', () => {
  const pascal = /^([A-Z][A-Za-z0-9]*)(\.test|\.module)?\.(tsx|css)$/;
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|module|d))?\.[a-z0-9]+$/;

  test('no file or folder has a catch-all name such as utils', () => {
    const empty = /(^|\/)(index|utils?|helpers?|common|misc|types)(\.|\/)/;
    expect(files.filter((path) => empty.test(path))).toEqual([]);
  });

  test('component files are PascalCase in web, and all other files are kebab-case', () => {
    const isNamed = (path: string) =>
      kebab.test(basename(path)) || (path.startsWith('web/') && pascal.test(basename(path)));
    expect(files.filter((path) => !isNamed(path))).toEqual([]);
  });

  test('a component’s file exports the component of its name, and no other file exports one', () => {
    const components = (path: string) =>
      [...textOf(path).matchAll(/^export (?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
        ([, name]) => name,
      );
    const isMisnamed = (path: string) => {
      const named = pascal.exec(basename(path))?.[1];
      return named === undefined ? components(path).length > 0 : !components(path).includes(named);
    };
    const parts = files.filter((path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path));
    expect(parts.filter(isMisnamed)).toEqual([]);
  });

  test('no folder holds more than 64 files', () => {
    // A words file is found by the name of its area, so nobody reads through that folder.
    const looked = files.filter((path) => !path.startsWith('web/words/'));
    const sizes = Map.groupBy(looked, (path) => path.slice(0, path.lastIndexOf('/')));
    const large = [...sizes].filter(([, held]) => held.length > 64).map(([folder]) => folder);
    expect(large).toEqual([]);
  });

  test('all styles are in web/ui, except those of the docs', () => {
    const isStyle = (path: string) => path.endsWith('.css') && !path.startsWith('web/ui/');
    expect(files.filter(isStyle)).toEqual(['tools/docs/site/docs.css']);
  });
});

describe('walls', () => {
  test('every file belongs to a room of the table', () => {
    expect(files.filter((path) => !roomOf(path))).toEqual([]);
  });

  test('no import crosses a wall, lazy imports included', () => {
    const goesThrough = (path: string, specifier: string) => {
      if (/(^|\/)\.\.(\/|$)/.test(specifier)) return true;
      const room = roomOf(path);
      if (!specifier.startsWith('#') || !room) return false;
      return !openTo(room, isTest(path)).some((name) => holds(`#${name}`, specifier));
    };
    const through = code.flatMap(({ path, imports }) =>
      imports.filter((specifier) => goesThrough(path, specifier)).map((specifier) => `${path}: ${specifier}`),
    );
    expect(through).toEqual([]);
  });

  test('a room imports only the packages of its side', () => {
    const mayUse = (path: string, name: string) => {
      const own = roomOf(path)?.packages;
      if (own) return own.includes(name);
      return sides.find(({ side }) => path.startsWith(`${side}/`))?.mayUse(name) ?? true;
    };
    const strangers = code
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(isPackage)
          .map(packageOf)
          .filter((name) => !mayUse(path, name))
          .map((name) => `${path}: ${name}`),
      );
    expect(strangers).toEqual([]);
  });
});

describe('forms', () => {
  test('none calls handleSubmit itself, so that all show refusals in one way', () => {
    // Users choose a period there, and nothing is sent.
    const own = ['web/client/saving.ts', 'web/statistics/CustomPeriodForm.tsx'];
    const sends = code.filter(({ path }) => path.startsWith('web/') && !isTest(path) && !own.includes(path));
    const calls = sends.filter(({ path }) => /\.handleSubmit\(\w/.test(textOf(path)));
    expect(calls.map(({ path }) => path)).toEqual([]);
  });
});

describe('the ten resources', () => {
  test.each(places)('each have a file in $folder', ({ folder, file }) => {
    const missing = names.map((name) => `${folder}/${file(name)}`);
    expect(missing.filter((path) => !statSync(path, { throwIfNoEntry: false }))).toEqual([]);
  });
});

/** The names that have lists, with their singular forms: campaigns → Campaign. */
const listed = names
  .filter((name) => name !== 'account')
  .map((name) => {
    const one = name.replace(/s$/, '');
    return { name, one, One: one.charAt(0).toUpperCase() + one.slice(1) };
  });

describe.each(listed)('the files of $name', ({ name, one, One }) => {
  const exportsOf = (path: string) =>
    [...textOf(path).matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)].map(
      ([, each]) => each,
    );
  const pages = files.filter((path) => path.startsWith(`web/pages/${name}/`));
  const page = (file: string) => pages.find((path) => basename(path) === file) ?? `${file} is missing`;

  test('the route defines `item` and calls `mustFind`', () => {
    const route = textOf(`server/routes/${name}.ts`);
    expect(route).toContain('const item = ');
    expect(route).toContain('mustFind(');
  });

  test('the store exports page, add, update and remove', () => {
    expect(exportsOf(`server/store/${name}.ts`)).toEqual(
      expect.arrayContaining(['page', 'add', 'update', 'remove']),
    );
  });

  test('the API exports a list query and three mutations, and refetches after an add', () => {
    const api = `web/api/${name}.ts`;
    expect(exportsOf(api)).toEqual(
      expect.arrayContaining([`${one}List`, `add${One}`, `update${One}`, `delete${One}`]),
    );
    expect(textOf(api)).toContain(`void refetchAfter(client, ${name}.add)`);
  });

  test('the list has a page and a file for its columns', () => {
    expect(pages).toContain(page(`${One}ListPage.tsx`));
    expect(pages).toContain(page(`${one}-columns.tsx`));
  });

  test('the form exports its values, an empty record, a saved one and what is sent', () => {
    const form = exportsOf(page(`${one}-form.ts`));
    expect(form).toEqual(expect.arrayContaining([`${One}Values`, `empty${One}`, 'valuesOf']));
    const sent = [`${one}Form`, 'addForm', 'editForm'].filter((each) => form.includes(each));
    expect([[`${one}Form`], ['addForm', 'editForm']]).toContainEqual(sent);
  });

  test('the forms to add and to edit share their fields', () => {
    const parts = [`./${One}Fields.tsx`, `./${One}Editor.tsx`];
    // A page may wait for its record and leave the form to a file beside it.
    const isShared = (path: string): boolean =>
      importsOf(textOf(path)).some(
        (each) => parts.includes(each) || (each.startsWith(`./Edit`) && isShared(join(dirname(path), each))),
      );
    const forms = ['Add', 'Edit'].map((verb) =>
      pages.find((path) => new RegExp(`/${verb}${One}(Dialog|Page)\\.tsx$`).test(path)),
    );
    expect(forms.map((path) => path !== undefined && isShared(path))).toEqual([true, true]);
  });
});

describe('endpoints', () => {
  const Endpoint = z.looseObject({ method: z.string(), path: z.string(), response: z.unknown() });
  const Endpoints = z.record(z.string(), Endpoint);
  const all = Object.entries(resources).flatMap(([resource, of]) =>
    Object.keys(of).map((name) => `${resource}.${name}`),
  );

  test('exported by the contract’s files are all in the list of resources', async () => {
    const exported: string[] = [];
    for (const path of files.filter((file) => file.startsWith('contract/') && !isTest(file))) {
      const values = z
        .record(z.string(), z.unknown())
        .parse({ ...(await import(join(process.cwd(), 'src', path))) });
      for (const [name, value] of Object.entries(values)) {
        const found = Endpoints.safeParse(value);
        if (found.success) exported.push(...Object.keys(found.data).map((key) => `${name}.${key}`));
      }
    }
    expect(exported.toSorted()).toEqual(all.toSorted());
  });

  test('are each routed exactly once', () => {
    const routes = code.filter(({ path }) => path.startsWith('server/routes/') && !isTest(path));
    const routed = routes.flatMap(({ path }) =>
      [...textOf(path).matchAll(/\broute\(\s*app,\s*(\w+\.\w+)/g)].flatMap(([, name]) => name ?? []),
    );
    expect(routed.toSorted()).toEqual(all.toSorted());
  });
});

test('a decision record has at most 250 words', () => {
  const wordsOf = (file: string) => {
    const prose = readFileSync(join('docs/decisions', file), 'utf8')
      .replaceAll(/^[#|].*$/gm, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/`[^`]*`/g, 'code');
    return prose.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu)?.length ?? 0;
  };
  const long = globSync('*.md', { cwd: 'docs/decisions' }).filter((file) => wordsOf(file) > 250);
  expect(long).toEqual([]);
});
