import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layout } from './layout.ts';
import { renderMarkdown, type Rendered } from './markdown.ts';
import type { PageSource, Section } from './page-source.ts';
import { pictureSize } from './picture-size.ts';
import { readPages } from './read-pages.ts';
import { entriesOf } from './search-index.ts';

interface Site {
  /** Files by their names below the site's folder. */
  files: ReadonlyMap<string, string | Buffer>;
  /** The URL of each page, with the ids of its headings. */
  ids: ReadonlyMap<string, readonly string[]>;
}

/** URLs that the service itself serves, wherever the docs are read. */
const isOfService = (href: string) => /^\/(?:app\/|api\/openapi\.json$|report$)/.test(href);

/** Returns the name of a page's file in the site. */
export const fileOf = (url: string) =>
  url === '/docs' ? 'index.html' : `${url.slice('/docs/'.length)}.html`;

/** Adds a list of the generated pages to the page above them. */
function withContents(page: PageSource, below: readonly PageSource[]): PageSource {
  if (below.length === 0) return page;
  const to = (file: string) => path.posix.relative(path.posix.dirname(page.file), file);
  const list = below.map(({ name, file }) => `- [${name}](${to(file)})`).join('\n');
  return { ...page, markdown: `${page.markdown.trimEnd()}\n\n## Resources\n\n${list}\n` };
}

/**
 * Generates the docs: pages, their Markdown, pictures and the search index.
 * @param assets files of the site's script and style, by their names in this build
 * @throws Error if a page names a missing picture
 */
export function siteFiles(root: string, made: readonly PageSource[], assets: readonly string[]): Site {
  const { homes, sections: written, records } = readPages(root);
  const sections: Section[] = written.map((section) => ({
    ...section,
    pages: section.pages.flatMap((page) => {
      const below = [...made, ...records].filter(({ url }) => url.startsWith(`${page.url}/`));
      return page.url === '/docs/decisions' ? [page] : [withContents(page, below), ...below];
    }),
  }));
  const pages = [
    ...new Map(
      [...homes, ...sections.flatMap((section) => section.pages), ...records].map((page) => [page.url, page]),
    ).values(),
  ];
  const urls = new Map(pages.map(({ file, url }) => [file, url]));
  const files = new Map<string, string | Buffer>();

  /** Files that pages offer for use elsewhere, such as settings of other programs, become part of the site. */
  const attached = (file: string) => {
    if (!/^docs\/deploy\/./.test(file)) return undefined;
    const name = file.replace(/^docs\//, '');
    files.set(name, readFileSync(path.join(root, file)));
    return `/docs/${name}`;
  };
  const placesOf = (page: PageSource) => {
    const target = (href: string) => path.posix.join(path.posix.dirname(page.file), decodeURI(href));
    return {
      address(href: string) {
        if (/^(?:https?:|mailto:|#)/.test(href) || isOfService(href)) return href;
        const [file = '', id] = href.split('#');
        const url = urls.get(target(file)) ?? urls.get(`${target(file).replace(/\/$/, '')}.md`);
        if (url === undefined) return attached(target(file));
        return (url === '/docs' ? '/docs/' : url) + (id === undefined ? '' : `#${id}`);
      },
      picture(href: string) {
        const file = target(href);
        const bytes = readFileSync(path.join(root, file));
        const name = file.replace(/^docs\//, '');
        files.set(name, bytes);
        return { src: `/docs/${name}`, ...pictureSize(bytes) };
      },
    };
  };

  const rendered = new Map<PageSource, Rendered>(
    pages.map((page) => [page, renderMarkdown(page.markdown, placesOf(page))]),
  );
  for (const [page, { html, headings }] of rendered) {
    files.set(fileOf(page.url), layout({ page, html, headings, sections, assets }));
    files.set(fileOf(page.url).replace(/\.html$/, '.md'), page.markdown);
  }
  const entries = [...rendered].flatMap(([page, { html, headings }]) =>
    homes.includes(page) ? [] : entriesOf(page, html, headings),
  );
  files.set('search.json', JSON.stringify(entries));
  const ids = new Map([...rendered].map(([{ url }, { headings }]) => [url, headings.map(({ id }) => id)]));
  return { files, ids };
}
