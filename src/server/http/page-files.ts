import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DashboardConfig } from '#contract/dashboard-config.ts';

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Adds the servers to offer to the page. Their presence also tells the page that a service sent it. A service sends the
 * page at every address below /app, so its file URLs start from there.
 */
export const withConfig = (html: string, shown: DashboardConfig) =>
  html
    .replaceAll(/ (href|src)="\.\//g, ' $1="/app/')
    .replace('<html', () => `<html data-config="${inAttribute(JSON.stringify(shown))}"`);

/** Adds what this API offers to the page, so that no feature appears only with the first response. */
export const withOffered = (html: string, extensions: string | undefined) =>
  extensions === undefined
    ? html
    : html.replace('<html', () => `<html data-extensions="${inAttribute(extensions)}"`);

/**
 * A page as the build recorded it: its path below /app/ with :names, the files it needs immediately, and those that
 * draw its figures.
 */
interface PageFiles {
  path: string;
  files: readonly string[];
  /** Omitted in older builds. */
  soon?: readonly string[];
}

/** Compares segments without slashes. A `:name` matches any segment. */
const isAt = (pattern: readonly string[], address: readonly string[]) =>
  pattern.length === address.length &&
  pattern.every((part, place) => part.startsWith(':') || part === address[place]);

const segments = (address: string) => address.split('/').filter(Boolean);

const hint = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/app/${file}">`
    : `<link rel="modulepreload" crossorigin href="/app/${file}">`;

/** Loaded after what the page needs immediately. */
const laterHint = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/app/${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/app/${file}">`;

/**
 * Adds hints for the files that the requested page needs, so that the browser loads all of them together instead of
 * discovering them one by one.
 * @param folder the build's output
 */
export function pageFor(folder: string, html: string): (address: string) => string {
  const noted = path.join(folder, '.pages.json');
  const pages = existsSync(noted) ? (JSON.parse(readFileSync(noted, 'utf8')) as PageFiles[]) : [];
  const known = pages.map(({ path: pattern, files, soon = [] }) => {
    const hints = [...files.map(hint), ...soon.map(laterHint)].join('\n    ');
    return { pattern: segments(pattern), html: html.replace('</head>', `  ${hints}\n  </head>`) };
  });
  return (address) => {
    const asked = segments(address.replace(/^\/app/, ''));
    // The table lists "qr/new" before "qr/:id".
    return known.find(({ pattern }) => isAt(pattern, asked))?.html ?? html;
  };
}
