import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '#server/cli/commands.ts';
import { rooms } from '#test/walls.ts';
import { root } from '#tools/installed-bin.ts';
import { headingIds } from './headings.ts';
import { textOf } from './html.ts';
import { referencePages } from './reference/reference-pages.ts';
import { find } from './site/find.ts';
import { siteFiles } from './site-files.ts';
import type { Entry } from './search-index.ts';

const texts = new Map(
  ['README.md', 'CHANGELOG.md', ...globSync('{docs,.github}/**/*.md', { cwd: root })]
    .map((file) => file.replaceAll(path.sep, '/'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** Removes text that is quoted from programs. */
const prose = (markdown: string) => markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');

const linksIn = (markdown: string) =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href]) => href ?? []);

/** Returns the ids of headings as a repository host creates them. */
function idsOf(markdown: string): string[] {
  const idOf = headingIds();
  const headings = markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    idOf(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]|\b_|_\b/g, '')),
  );
}

/** Returns what is wrong with a link in a file, or undefined if nothing is. */
function wrongWith(file: string, href: string): string | undefined {
  if (/^(?:https?:|mailto:)/.test(href)) return undefined;
  // A running service serves these.
  if (/^\/(?:app\/|docs\/|report$|api\/openapi\.json$)/.test(href)) return undefined;
  const [to = '', id] = href.split('#');
  const target = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(to));
  if (!existsSync(path.join(root, target))) return `${file}: ${href}`;
  if (id === undefined) return undefined;
  return idsOf(texts.get(target) ?? '').includes(id) ? undefined : `${file}: ${href}`;
}

describe('Markdown files', () => {
  test('link only to files and headings that exist', () => {
    const wrong = [...texts].flatMap(([file, text]) => linksIn(text).map((href) => wrongWith(file, href)));
    expect(wrong.filter((each) => each !== undefined)).toEqual([]);
  });

  test('name only commands that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
    const known = new Set([...Object.keys(scripts), 'ci', 'i', 'install', 'pack']);
    const names = commands.map(({ name }) => name);
    const isCommand = (words: string) =>
      /^[-…]/.test(words) || names.some((name) => name === words || words.startsWith(`${name} `));
    const wrong = [...texts].flatMap(([file, text]) => [
      ...[...text.matchAll(/\bnpm run (?:-s )?([\w:]+)/g)]
        .filter(([, name = '']) => !known.has(name))
        .map(([whole]) => `${file}: ${whole}`),
      ...[...text.matchAll(/(?:npm run (?:-s )?waypost -- |`waypost |^waypost )([^`\n|]+)/gm)]
        .filter(([, words = '']) => !isCommand(words.trim()))
        .map(([whole]) => `${file}: ${whole}`),
    ]);
    expect(wrong).toEqual([]);
  });
});

test('the table of settings lists exactly the settings of the service', () => {
  const read = readFileSync(path.join(root, 'src/server/config.ts'), 'utf8');
  const named = [...read.matchAll(/^  ([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  const told = (texts.get('docs/operate/settings.md') ?? '').matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...told].map(([, name]) => name).toSorted()).toEqual(named.toSorted());
});

test('the README’s map lists every room of the first two levels', () => {
  const told = [...(texts.get('README.md') ?? '').matchAll(/^\| `src\/([\w/-]+)`/gm)].map(([, room]) => room);
  const isTold = ({ room }: { room: string }) => room.split('/').length <= 2;
  const known = rooms.filter(isTold).map(({ room }) => room);
  // The map has one line for all pages and one for the app, which have rooms of their own below.
  expect(
    told.filter((room) => room !== 'web/pages' && room !== 'web/app' && !known.includes(room ?? '')),
  ).toEqual([]);
  expect(known.filter((room) => !told.includes(room))).toEqual([]);
});

describe('the docs site', () => {
  const { files, ids } = siteFiles(root, referencePages(), []);
  const pages = [...files].flatMap(([name, content]) =>
    typeof content === 'string' && name.endsWith('.html') ? [[name, content] as const] : [],
  );

  test('has a page for every file of docs/', () => {
    const written = [...texts.keys()].filter((file) => file.startsWith('docs/'));
    const built = new Set(files.keys());
    const nameOf = (file: string) =>
      file
        .replace(/^docs\//, '')
        .replace(/^README\.md$/, 'index.md')
        .replace(/\/README\.md$/, '.md');
    expect(written.filter((file) => !built.has(nameOf(file)))).toEqual([]);
  });

  test('has a German version of each guide page, and both link to each other', () => {
    const guide = [...files.keys()].filter((name) => /^guide\/.+\.html$/.test(name));
    const german = [...files.keys()].filter((name) => /^de\/guide\/.+\.html$/.test(name));
    expect(german.toSorted()).toEqual(guide.map((name) => `de/${name}`).toSorted());
    const partsOf = (name: string) => String(files.get(name)).match(/<h2 id=|<li><p>|<li>(?!<a)/g)?.length;
    for (const name of guide) {
      // Each has the same parts, so that nothing new is missing from the other.
      expect([name, partsOf(`de/${name}`)]).toEqual([name, partsOf(name)]);
      const url = `/docs/${name.replace(/\.html$/, '')}`;
      expect(files.get(name)).toContain(`href="${url.replace('/docs/', '/docs/de/')}" hreflang="de"`);
      expect(files.get(`de/${name}`)).toContain(`href="${url}" hreflang="en"`);
      expect(files.get(`de/${name}`)).toContain('<html lang="de">');
    }
  });

  test('has a German home page that links to the German guide', () => {
    const first = String(files.get('de.html'));
    expect(first).toContain('<html lang="de">');
    expect(first).toContain('href="/docs/" hreflang="en"');
    expect(first).toContain('href="/docs/de/guide/first-link"');
    expect(files.get('index.html')).toContain('href="/docs/de" hreflang="de"');
    expect(first).not.toContain('"/docs/guide/');
    expect(first).toContain('"/docs/operate/install"');
    expect(files.get('index.html')).not.toContain('/docs/de/guide/');
    expect(files.get('de/guide/channels.html')).toContain('class="home" href="/docs/de"');
  });

  test('lists a page for each resource in the API reference', () => {
    const contents = String(files.get('api/reference.html')).split('<h2 id="resources"')[1] ?? '';
    const listed = [...contents.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(listed).toEqual(referencePages().map(({ url }) => url));
    expect(listed).toContain('/docs/api/reference/links');
  });

  test('links only to pages and headings that exist', () => {
    const wrong = pages.flatMap(([name, html]) =>
      [...html.matchAll(/(?:href|src)="(\/docs\/[^"]*|#[^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => {
          const [to = '', id] = href.split('#');
          const own = name === 'index.html' ? '/docs' : `/docs/${name.replace(/\.html$/, '')}`;
          const url = to === '' ? own : to.replace(/\/$/, '');
          if (id === 'content') return false;
          if (files.has(url.replace('/docs/', ''))) return false;
          return !(ids.get(url)?.includes(id ?? ids.get(url)?.[0] ?? '') ?? false);
        })
        .map((href) => `${name}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  test('serves the deploy files that the docs link to', () => {
    const named = [...texts]
      .filter(([file]) => file.startsWith('docs/'))
      .flatMap(([, text]) => linksIn(text).flatMap((href) => /deploy\/([\w.]+)$/.exec(href)?.[1] ?? []));
    expect(new Set(named).size).toBe(5);
    expect(named.filter((name) => !files.has(`deploy/${name}`))).toEqual([]);
  });

  test('loads nothing from other hosts and has no inline scripts or styles', () => {
    const strange = pages.filter(([, html]) =>
      /<(?:img|script|link)[^>]+(?:src|href)="(?:https?:)?\/\/|<style|\sstyle="|<script(?![^>]*\ssrc=)|\son\w+="/.test(
        html,
      ),
    );
    expect(strange.map(([name]) => name)).toEqual([]);
  });

  test('has a main heading on every page and a text for every image', () => {
    const bare = pages.filter(([, html]) => /<img(?![^>]*alt="[^"]+")/.test(html) || !/<h1 /.test(html));
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  test('has a different title for each page', () => {
    const titles = pages.map(([, html]) => textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''));
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });

  test('is searched by words and their beginnings', () => {
    const entries = JSON.parse(String(files.get('search.json'))) as Entry[];
    const best = (query: string) => find(entries, query, 'en')[0]?.url;
    expect(best('many at once bulk')).toBe('/docs/api/links#many-at-once');
    expect(best('RESTOR backup')).toBe('/docs/operate/backups#restore');
    expect(find(entries, 'nothing-has-this-word', 'en')).toEqual([]);
    expect(find(entries, ' ( ', 'en')).toEqual([]);
  });

  test('is searched in the page’s language first, then in the other', () => {
    const entries = JSON.parse(String(files.get('search.json'))) as Entry[];
    const languages = (query: string, language: 'de' | 'en') =>
      new Set(find(entries, query, language, 100).map(({ url }) => url.split('/')[2] === 'de'));
    expect(languages('QR', 'en')).toEqual(new Set([false]));
    expect(languages('QR', 'de')).toEqual(new Set([true]));
    expect(languages('PostgreSQL', 'de')).toEqual(new Set([false]));
  });
});
