/**
 * Records which files each page of the dashboard needs before it can show anything. The service sends this list to the
 * browser with the page, so that no file is discovered only after another has loaded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { findCycle, start as startModule } from './chunks.ts';

const routes = 'src/web/app/routes.tsx';
/** The script that requests a page's data and chooses its language. */
const entry = /<script type="module" crossorigin src="([^"]*)"><\/script>/;

/** Returns the pages in routes.tsx, each with its path and the module that is imported for it. */
function pagesIn(text: string): { path: string; module: string }[] {
  const found = [
    ...text.matchAll(
      /page\(\s*'([^']*)',\s*(?:\(\) =>\s*ours\(\s*)?async \(\) =>\s*\(await import\('(#web|\.)\/([^']+)'\)\)/g,
    ),
  ];
  return found.map(([, path = '', room, file]) => ({
    path,
    module: room === '.' ? `src/web/app/${file}` : `src/web/${file}`,
  }));
}

/** Modules that show a record's figures, once these have loaded. */
const drawing = ['/src/web/statistics/analytics/Analytics.tsx'];
/** The outlines that figures are read with. */
const outlines = '/src/contract/answers/other-outlines.ts';

/** The part of the bundler's module info that is used here. */
type Find = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

/** Returns the modules of `drawing` that a page leads to. */
function drawnBy(page: string, find: Find): string[] {
  const seen = new Set([page]);
  const found = new Set<string>();
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
    const drawn = dynamicallyImportedIds.filter((next) => drawing.some((end) => next.endsWith(end)));
    for (const next of drawn) found.add(next);
    for (const next of [...importedIds, ...drawn]) seen.add(next);
  }
  return [...found];
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Returns a file, its imports, and the styles of all of them. */
function withImports(start: Chunk, byFile: ReadonlyMap<string, Chunk>): string[] {
  const files = new Set([start.fileName]);
  for (const file of files) for (const next of byFile.get(file)?.imports ?? []) files.add(next);
  const styles = [...files].flatMap((file) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...files, ...styles];
}

/** Returns the chunks by their file names. */
function chunksIn(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Chunk> {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * Returns the files that the app starts with in any language. The page's script requests them once it knows the
 * language.
 */
function startFiles(bundle: Rolldown.OutputBundle): string[] {
  const byFile = chunksIn(bundle);
  const start = [...byFile.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(startModule)),
  );
  if (!start) throw new Error('The build has no start.');
  return withImports(start, byFile);
}

const hint = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
    crossorigin: true,
    href: `./${file}`,
  },
  injectTo: 'head',
});

/**
 * Preloads the font of English and German. If it arrives in time, the system's own font needn't be loaded and replaced.
 */
function fontHint(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const font = Object.keys(bundle).find((file) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(file));
  if (font === undefined) throw new Error('The build has no font.');
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${font}` },
    injectTo: 'head',
  };
}

export const pageFiles = (): Plugin => ({
  name: 'waypost-page-files',
  apply: 'build',
  // Files refer to each other by relative URLs, so that they work in any folder of any host.
  config: () => ({ base: './' }),
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const src = entry.exec(html)?.[1];
      if (src === undefined) throw new Error('The page begins with no script.');
      // Comes first and waits for nothing, so that its requests run while everything else loads.
      const attrs = { type: 'module', async: true, crossorigin: true, src, fetchpriority: 'high' };
      const started = startFiles(bundle).filter((each) => !html.includes(each));
      return {
        html: html.replace(entry, ''),
        tags: [
          { tag: 'script', attrs, injectTo: 'head-prepend' as const },
          ...started.map(hint),
          fontHint(bundle),
        ],
      };
    },
  },
  writeBundle({ dir = '' }, bundle) {
    const byFile = chunksIn(bundle);
    const circle = findCycle(byFile);
    if (circle) throw new Error(`Files of the build import each other: ${circle.join(' → ')}.`);
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    const pages = pagesIn(readFileSync(routes, 'utf8'));
    if (pages.length === 0) throw new Error(`${routes} names no page as it is looked for.`);
    const filesOf = (module: string) => {
      const start = [...byFile.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!start) throw new Error(`${module} has no chunk of its own.`);
      return withImports(start, byFile).filter((file) => !page.includes(file));
    };
    const root = process.cwd();
    const needed = pages.map(({ path, module }) => {
      const files = filesOf(`/${module}`);
      const parts = drawnBy(`${root}/${module}`, (id) => this.getModuleInfo(id));
      const drawn = [...(parts.length > 0 ? [outlines] : []), ...parts].flatMap(filesOf);
      return { path, files, soon: [...new Set(drawn)].filter((file) => !files.includes(file)) };
    });
    writeFileSync(join(dir, '.pages.json'), JSON.stringify(needed));
  },
});
