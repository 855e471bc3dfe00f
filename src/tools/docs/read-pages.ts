import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSource, Section } from './page-source.ts';

/**
 * The tables of contents, one for each language. Each has a heading for each kind of reader, followed by a list of
 * links to pages.
 */
const contents = ['docs/README.md', 'docs/de/README.md'];
const records = 'docs/decisions';

const urlOf = (file: string) => {
  const [, name = ''] = /^docs\/(.+)\.md$/.exec(file) ?? [
    undefined,
    path.basename(file, '.md').toLowerCase(),
  ];
  return name === 'README' ? '/docs' : `/docs/${name.replace(/\/README$/, '')}`;
};

const titleOf = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? '';

function readPage(root: string, file: string, name?: string): PageSource {
  const markdown = readFileSync(path.join(root, file), 'utf8');
  return { file, url: urlOf(file), name: name ?? titleOf(markdown), markdown };
}

/** Returns a page that lists all decision records, followed by the records. */
function decisions(root: string): PageSource[] {
  const pages = globSync(`${records}/*.md`, { cwd: root })
    .toSorted()
    .map((file) => readPage(root, file.replaceAll(path.sep, '/')));
  const lines = pages.map(({ file, name }) => `- [${name}](decisions/${path.basename(file)})`);
  const markdown = `# Decisions\n\nWhy things are as they are: a decision, its reason, and what was rejected.\n\n${lines.join('\n')}\n`;
  return [{ file: `${records}.md`, url: '/docs/decisions', name: 'Decisions', markdown }, ...pages];
}

/**
 * Returns the home pages, the sections that they list, and all decision records.
 * @param root the repository's root
 */
export function readPages(root: string): { homes: PageSource[]; sections: Section[]; records: PageSource[] } {
  const homes = contents.map((file) => readPage(root, file));
  const [list, ...others] = decisions(root);
  const sectionsOf = (home: PageSource) =>
    home.markdown
      .split(/^## /m)
      .slice(1)
      .map((part) => ({
        title: part.split('\n')[0] ?? '',
        pages: [...part.matchAll(/^- \[([^\]]+)\]\(([^)#]+)\)/gm)].flatMap(([, name, href = '']) => {
          const file = path.posix.join(path.posix.dirname(home.file), href);
          return file === records ? (list ?? []) : readPage(root, file, name);
        }),
      }));
  return { homes, sections: homes.flatMap(sectionsOf), records: others };
}
