/**
 * Makes lazily imported files load and run one by one, and lets the page run in between. Otherwise a part runs
 * everything that it needs in one task, which delays input for a third of a second on a slow phone.
 */
import type { Plugin, Rolldown } from 'vite';

/** Vite's helper, which fetches what an `import()` needs and then imports it. */
const helper = /vite\/preload-helper\.js$/;
const imports = 'return baseModule()';
const appends = 'document.head.appendChild(link)';
const finds = 'new URL(dep, importerUrl)';
const resolves = 'importMetaResolve(depString)';

/** Maximum time that files may run before the page takes a turn, in ms. */
const atOnce = 8;

const inTurn = `
// All files are in one folder, so each has one address, and resolving it once is enough.
const urls = new Map();
const urlOf = (file, from) => urls.get(file) ?? urls.set(file, new URL(file, from)).get(file);
const evaluated = new Set();
// scheduler.yield() would wait for other work if it was called in an idle turn, but the user may need the part by now.
const nextTurn = () =>
  globalThis.scheduler?.postTask?.(() => undefined) ?? new Promise((resolve) => setTimeout(resolve));
const links = [];
const append = (link) => {
  // The app's first files load immediately, since nothing is painted before them.
  if (evaluated.size === 0) document.head.appendChild(link);
  else if (links.push(link) === 1) void appendInTurn();
};
const appendInTurn = async () => {
  let began = performance.now();
  for (const link of links) {
    document.head.appendChild(link);
    if (performance.now() - began < ${atOnce}) continue;
    await nextTurn();
    began = performance.now();
  }
  links.length = 0;
};
const inTurn = async (files, load) => {
  let began = performance.now();
  // The app's first files also run immediately.
  for (const file of evaluated.size > 0 ? files : []) {
    if (evaluated.has(file)) continue;
    // If it fails, the import below fails too.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    if (performance.now() - began < ${atOnce}) continue;
    await nextTurn();
    began = performance.now();
  }
  const module = await load();
  for (const file of files) evaluated.add(file);
  return module;
};
`;
const scripts = `(deps ?? []).filter((dep) => dep.endsWith('.js')).map((dep) => urlOf(dep, importerUrl).href)`;

type Bundle = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | Rolldown.OutputAsset>>;

/** Sorts files so that each comes after those that it imports. Styles come first, in their original order. */
export function sortByImports(files: readonly string[], bundle: Bundle): string[] {
  const wanted = new Set(files);
  const ordered = new Set(files.filter((file) => !file.endsWith('.js')));
  const visit = (file: string) => {
    if (!wanted.has(file) || ordered.has(file)) return;
    const chunk = bundle[file];
    // There are no circles, since the build fails if files import each other.
    if (chunk?.type === 'chunk') for (const next of chunk.imports) visit(next);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

export function orderFiles(): Plugin {
  let bundle: Bundle = {};
  let isChanged = false;
  return {
    name: 'waypost-files-in-turn',
    apply: 'build',
    config: () => ({
      build: { modulePreload: { resolveDependencies: (_file, files) => sortByImports(files, bundle) } },
    }),
    transform: {
      order: 'post',
      filter: { id: helper },
      handler(code) {
        if (![imports, appends, finds, resolves].every((part) => code.includes(part)))
          throw new Error('Vite imports in another way.');
        isChanged = true;
        return (
          inTurn +
          code
            .replace(imports, `return inTurn(${scripts}, baseModule)`)
            .replace(appends, 'append(link)')
            .replace(finds, 'urlOf(dep, importerUrl)')
            .replace(resolves, 'urlOf(depString)')
        );
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, made) {
        if (!isChanged) throw new Error('Vite imports with another module.');
        bundle = made;
      },
    },
  };
}
