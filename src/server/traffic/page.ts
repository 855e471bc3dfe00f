import { hash } from 'node:crypto';
import { type Html, html } from '#visitor-pages/html.ts';
import { pageScript } from '#visitor-pages/page-script.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import type { View } from '#visitor-pages/view.ts';
import { type Firing, firingPlace, firingScript, firingStyle } from './firing/fires.ts';
import { inlineText } from './inline-text.ts';
import type { Words } from './words/en.ts';

/** A page for visitors, with the headers it needs. */
export interface Page {
  body: string;
  headers: Readonly<Record<string, string>>;
}

const script = `(${inlineText(pageScript)})()`;

const allowed = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

interface Needs {
  /** The page's own style, after the one that all pages share. */
  style: string;
  /** Whether it shows another site in a frame. */
  frames: boolean;
  /** Whether it has a form. Browsers also check the address that the response redirects to against the policy. */
  forms: boolean;
  /** Whether it fires pixels, which it does in a frame of the service's own. */
  fires: boolean;
}

const policyOf = ({ style, frames, forms, fires }: Needs) =>
  [
    "default-src 'none'",
    `style-src ${[allowed(shownStyle), style && allowed(style)].filter(Boolean).join(' ')}`,
    ['script-src', allowed(script), ...(fires ? [allowed(firingScript)] : [])].join(' '),
    "img-src 'self'",
    // For sending the visitor's consent.
    ...(fires ? ["connect-src 'self'"] : []),
    // A framed site may redirect to another host.
    ...(frames ? ['frame-src http: https:'] : fires ? ["frame-src 'self'"] : []),
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
  Partial<Omit<Needs, 'fires'>> & {
    words: Words;
    /** The page's language if it isn't that of the words. */
    language?: string;
    report?: string;
    head?: Html;
    /** What it fires. Where consent is required, it fires once the visitor has allowed it. */
    firing?: Firing | undefined;
    /** Whether `content` already includes the element that fires. */
    hasPlace?: boolean;
  };

/**
 * Renders a whole page that makes no further requests. Its style and script are inline and named in its policy.
 * @param report where visitors can report the page
 */
export function htmlPage({
  words,
  language = words.language,
  title,
  content,
  place = 'middle',
  style: own = '',
  frames = false,
  forms = false,
  report,
  head,
  firing,
  hasPlace = false,
}: PageParts): Page {
  const fires = firing !== undefined;
  const style = fires ? own + firingStyle : own;
  const { markup } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        ${whole('style', shownStyle)}${style !== '' && whole('style', style)}${head}
      </head>
      <body class="shown ${place}">
        <main>${content}${firing && !hasPlace && firingPlace(firing)}</main>
        ${report !== undefined && html`<footer>${reportLink(report, words.reportThis.page)}</footer>`}
        ${whole('script', script)}${fires && whole('script', firingScript)}
      </body>
    </html> `;
  return {
    body: markup,
    headers: { ...headers, 'Content-Security-Policy': policyOf({ style, frames, forms, fires }) },
  };
}

export const reportLink = (address: string, label: string): Html =>
  html`<p class="aside"><a href="${address}" rel="nofollow">${label}</a></p>`;

/** Leaves the text exactly as it was hashed for the policy. */
const whole = (tag: 'style' | 'script', text: string): Html => ({ markup: `<${tag}>${text}</${tag}>` });
