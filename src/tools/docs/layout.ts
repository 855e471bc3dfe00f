import type { Heading } from './headings.ts';
import { escaped } from './html.ts';
import { languageOf } from './language.ts';
import type { PageSource, Section } from './page-source.ts';

interface Shown {
  page: Pick<PageSource, 'url' | 'name'>;
  html: string;
  headings: readonly Heading[];
  sections: readonly Section[];
  /** The site's script and style files, by their names in this build. */
  assets: readonly string[];
}

const mark =
  '<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true"><rect width="32" height="32" rx="7" fill="currentColor"/>' +
  '<path d="M12 6v20M12 9h9l3 3-3 3h-9M12 15H9.5L7 17.2 9.5 19.5H12" fill="none" stroke="var(--background)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Returns a page's URL. The home page's URL ends with a slash, and the one without it is an alias. */
export const address = (url: string) => (url === '/docs' ? '/docs/' : url);

const firstPages = { en: '/docs', de: '/docs/de' } as const;

const isFirst = (url: string) => url === firstPages[languageOf(url)];

const link = ({ url, name }: Pick<PageSource, 'url' | 'name'>, shown: string) =>
  `<li><a href="${address(url)}"${url === shown ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`;

/** Lists pages. Those below the current page, or beside it, are listed under their parent. */
function list(pages: readonly PageSource[], shown: string): string {
  const urls = new Set(pages.map(({ url }) => url));
  const parentOf = (url: string) => {
    const above = url.slice(0, url.lastIndexOf('/'));
    return urls.has(above) ? above : undefined;
  };
  return pages
    .filter(({ url }) => parentOf(url) === undefined)
    .map((page) => {
      const isOpen = shown === page.url || parentOf(shown) === page.url;
      const below = isOpen ? pages.filter(({ url }) => parentOf(url) === page.url) : [];
      const inner = below.length > 0 ? `<ul>${below.map((each) => link(each, shown)).join('')}</ul>` : '';
      return link(page, shown).replace('</li>', `${inner}</li>`);
    })
    .join('');
}

/** The text around a page. */
const words = {
  en: {
    site: 'Waypost docs',
    skip: 'Skip to content',
    open: 'Open Waypost',
    docs: 'Docs',
    pages: 'All pages',
    outline: 'On this page',
    neighbors: 'Next pages',
    previous: 'Previous',
    next: 'Next',
  },
  de: {
    site: 'Waypost-Hilfe',
    skip: 'Zum Inhalt springen',
    open: 'Waypost öffnen',
    docs: 'Hilfe',
    pages: 'Alle Seiten',
    outline: 'Auf dieser Seite',
    neighbors: 'Weitere Seiten',
    previous: 'Zurück',
    next: 'Weiter',
  },
} as const;

const inGerman = (url: string) => url.replace('/docs', '/docs/de');

/** Returns a link to the same page in the other language, or "" if there is none. */
function translation(url: string, sections: readonly Section[]): string {
  const isGerman = languageOf(url) === 'de';
  const other = isGerman ? url.replace('/docs/de', '/docs') : inGerman(url);
  if (!isFirst(url) && !sections.some(({ pages }) => pages.some((page) => page.url === other))) return '';
  const [language, name] = isGerman ? ['en', 'English'] : ['de', 'Deutsch'];
  return `<a class="language" href="${address(other)}" hreflang="${language}" lang="${language}" rel="alternate">${name}</a>`;
}

/** Returns the sections in the page's language. German pages also list sections that exist only in English. */
function sidebar(sections: readonly Section[], shown: string): string {
  const language = languageOf(shown);
  const of = ({ pages }: Section) => languageOf(pages[0]?.url ?? '');
  const urls = new Set(sections.flatMap(({ pages }) => pages.map(({ url }) => url)));
  const isInEnglishAlone = ({ pages }: Section) => !pages.some(({ url }) => urls.has(inGerman(url)));
  return sections
    .filter((section) => of(section) === language || (language === 'de' && isInEnglishAlone(section)))
    .toSorted((a, b) => Number(of(b) === language) - Number(of(a) === language))
    .map((section) => {
      const own = of(section) === language ? '' : ` lang="${of(section)}"`;
      return `<h2${own}>${escaped(section.title)}</h2>\n<ul${own}>${list(section.pages, shown)}</ul>`;
    })
    .join('\n');
}

function outline(headings: readonly Heading[], label: string): string {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return '';
  const items = parts.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`);
  return `<nav class="outline" aria-label="${label}"><h2>${label}</h2><ul>${items.join('')}</ul></nav>`;
}

function neighbors(sections: readonly Section[], shown: string): string {
  const pages = sections.find((section) => section.pages.some(({ url }) => url === shown))?.pages ?? [];
  const place = pages.findIndex(({ url }) => url === shown);
  const [before, after] = [pages[place - 1], pages[place + 1]];
  const to = (page: PageSource | undefined, rel: string, label: string) =>
    page
      ? `<a rel="${rel}" href="${address(page.url)}"><span>${label}</span>${escaped(page.name)}</a>`
      : '<span></span>';
  if (!before && !after) return '';
  const said = words[languageOf(shown)];
  return `<nav class="neighbors" aria-label="${said.neighbors}">${to(before, 'prev', said.previous)}${to(after, 'next', said.next)}</nav>`;
}

/** Names the section too, since pages of different sections have the same names. */
function titleOf({ url, name }: Shown['page'], sections: readonly Section[]): string {
  const section = sections.find(({ pages }) => pages.some((page) => page.url === url));
  const above = section?.pages.find((page) => page.url === url.slice(0, url.lastIndexOf('/')));
  const part = above?.name ?? section?.title;
  return [name, ...(part === undefined ? [] : [part, words[languageOf(url)].site])].join(' · ');
}

/** Returns the whole page. Without script, it only lacks the search. */
export function layout({ page, html, headings, sections, assets }: Shown): string {
  const language = languageOf(page.url);
  const said = words[language];
  const files = assets.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/docs/${file}">`
      : `<script type="module" src="/docs/${file}"></script>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escaped(titleOf(page, sections))}</title>
${files.join('\n')}
</head>
<body>
<a class="skip" href="#content">${said.skip}</a>
<header class="bar">
<a class="home" href="${address(firstPages[language])}">${mark}<span>Waypost</span> <span class="quiet">${said.docs}</span></a>
<search class="search" hidden></search>
${translation(page.url, sections)}<a class="app" href="/app/">${said.open}</a>
</header>
<div class="columns">
<nav class="pages" aria-label="${said.docs}"><details open><summary>${said.pages}</summary>
${sidebar(sections, page.url)}
<a class="app" href="/app/">${said.open}</a>
</details></nav>
<main id="content" tabindex="-1"${isFirst(page.url) ? ' class="start"' : ''}>
${html}${neighbors(sections, page.url)}
</main>
${outline(headings, said.outline)}
</div>
</body>
</html>
`;
}
