import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { referencePages } from './reference/reference-pages.ts';
import { siteFiles } from './site-files.ts';

/**
 * Builds the script and the style, as small as the dashboard's.
 * @returns their names below the folder
 */
async function buildAssets(root: string, folder: string): Promise<string[]> {
  await build({
    configFile: false,
    root,
    base: '/docs/',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: { docs: path.join(root, 'src/tools/docs/site/docs.ts') } },
    },
  });
  return readdirSync(path.join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `assets/${name}`);
}

/**
 * Builds the docs into `folder` as complete pages, ready to be served.
 * @returns the number of files it wrote
 */
export async function buildDocs(root: string, folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  const assets = await buildAssets(root, folder);
  const { files } = siteFiles(root, referencePages(), assets);
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return files.size;
}
