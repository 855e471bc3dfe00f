import { Marked, type Token, type Tokens } from 'marked';
import { escaped, textOf } from './html.ts';
import { type Heading, headingIds } from './headings.ts';

export interface Rendered {
  html: string;
  headings: Heading[];
}

export interface Places {
  /** Returns the URL of a link's target, or undefined if it isn't on the site. */
  address(href: string): string | undefined;
  /** Returns a picture's URL and its size in pixels. */
  picture(href: string): { src: string; width: number; height: number };
}

/** Code blocks with `tab=` after their language share one place, each under its tab's name. */
const tabOf = (token: Token | undefined) =>
  token?.type === 'code' ? /\btab=(\S+)/.exec((token as Tokens.Code).lang ?? '')?.[1] : undefined;

const codeOf = ({ text, lang = '' }: Tokens.Code) => {
  const language = /^\w+/.exec(lang)?.[0] ?? '';
  const tab = /\btab=(\S+)/.exec(lang)?.[1];
  return `<figure class="code"${tab ? ` data-tab="${escaped(tab)}"` : ''}><pre tabindex="0"><code data-language="${escaped(language)}">${escaped(text)}\n</code></pre></figure>\n`;
};

/** Renders one page. Links whose target isn't on the site become text. */
export function renderMarkdown(markdown: string, places: Places): Rendered {
  const idOf = headingIds();
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = textOf(html);
        const id = idOf(text);
        headings.push({ depth, id, text });
        if (depth === 1) return `<h1 id="${id}">${html}</h1>\n`;
        const anchor = `<a class="anchor" href="#${id}" aria-label="Link to “${escaped(text)}”">#</a>`;
        return `<h${depth} id="${id}">${html} ${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const address = places.address(href);
        if (address === undefined) return `<span>${html}</span>`;
        const isElsewhere = /^https?:/.test(address);
        return `<a href="${escaped(address)}"${isElsewhere ? ' rel="noreferrer"' : ''}>${html}</a>`;
      },
      image({ href, text }) {
        const { src, width, height } = places.picture(href);
        return `<img src="${escaped(src)}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: 'td' | 'th') =>
          `<tr>${cells
            .map(
              ({ tokens, align }) =>
                `<${tag}${align ? ` data-align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`,
            )
            .join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
      code(token) {
        return codeOf(token);
      },
      // Comments are for readers of the source file.
      html: ({ text }) => (text.trim().startsWith('<!--') ? '' : text),
    },
  });
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  let html = '';
  for (const [place, token] of tokens.entries()) {
    const [before, here, after] = [place - 1, place, place + 1].map((at) => tabOf(tokens[at]));
    if (here && !before) html += '<div class="tabs">\n';
    html += marked.parser([token]);
    if (here && !after) html += '</div>\n';
  }
  return { html, headings };
}
