import { hash } from 'node:crypto';
import { type Html, html } from '#visitor-pages/html.ts';
import { pageScript } from '#visitor-pages/page-script.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import type { View } from '#visitor-pages/view.ts';
import type { Words } from './words/en.ts';

/** A page for visitors, with the headers that it needs. */
export interface Page {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Without its comments and indentation; Node has taken its types out. */
const script = `(${String(pageScript)})()`
  .replaceAll(/\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  .replaceAll(/[ \t]*\n\s*/g, '\n')
  .replaceAll(/ {2,}/g, ' ');

const allowed = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

interface Needs {
  /** Of this one page, after the one that all share. */
  style: string;
  /** Whether it shows another site in a frame. */
  frames: boolean;
  /** Whether it has a form. Browsers hold the address that an answer leads on to against the policy too. */
  forms: boolean;
}

const policyOf = ({ style, frames, forms }: Needs) =>
  [
    "default-src 'none'",
    `style-src ${[allowed(shownStyle), style && allowed(style)].filter(Boolean).join(' ')}`,
    `script-src ${allowed(script)}`,
    "img-src 'self'",
    // A site that is framed may lead on to another host.
    ...(frames ? ['frame-src http: https:'] : []),
    "base-uri 'none'",
    `form-action ${forms ? "'self' http: https:" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language',
} as const;

type PageParts = Pick<View, 'title' | 'content'> &
  Partial<View> &
  Partial<Needs> & { words: Words; report?: string };

/**
 * Whole markup of a page that asks nobody for anything: style and script are in it, and named in its policy.
 * @param report where whoever takes offence at the page can say so
 */
export function htmlPage({
  words,
  title,
  content,
  place = 'middle',
  style = '',
  frames = false,
  forms = false,
  report,
}: PageParts): Page {
  const { markup } = html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        ${whole('style', shownStyle)}${style !== '' && whole('style', style)}
      </head>
      <body class="shown ${place}">
        <main>${content}</main>
        ${report !== undefined && html`<footer>${reportLink(report, words.reportThis.page)}</footer>`}
        ${whole('script', script)}
      </body>
    </html> `;
  return {
    body: markup,
    headers: { ...headers, 'Content-Security-Policy': policyOf({ style, frames, forms }) },
  };
}

export const reportLink = (address: string, label: string): Html =>
  html`<p class="aside"><a href="${address}" rel="nofollow">${label}</a></p>`;

/** To the letter as it is named in the policy. */
const whole = (tag: 'style' | 'script', text: string): Html => ({ markup: `<${tag}>${text}</${tag}>` });
