import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DashboardConfig } from '#contract/dashboard-config.ts';

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Tells the page which servers to offer, and with that that a service sends it. A service sends it at every address below
 * /app, so it names its files from there.
 */
export const withConfig = (html: string, shown: DashboardConfig) =>
  html
    .replaceAll(/ (href|src)="\.\//g, ' $1="/app/')
    .replace('<html', () => `<html data-config="${inAttribute(JSON.stringify(shown))}"`);

/** Tells the page what the API here offers, so that nothing of it comes only with the first answer. */
export const withOffered = (html: string, extensions: string | undefined) =>
  extensions === undefined
    ? html
    : html.replace('<html', () => `<html data-extensions="${inAttribute(extensions)}"`);

/**
 * As the build notes it: a page's path below /app/, with :names, the files that it needs at once, and those that its
 * figures are drawn with.
 */
interface PageFiles {
  path: string;
  files: readonly string[];
  /** Absent in a build of before. */
  soon?: readonly string[];
}

/** Segments without the slashes around them; a `:name` takes any one. */
const isAt = (pattern: readonly string[], address: readonly string[]) =>
  pattern.length === address.length &&
  pattern.every((part, place) => part.startsWith(':') || part === address[place]);

const segments = (address: string) => address.split('/').filter(Boolean);

const hint = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/app/${file}">`
    : `<link rel="modulepreload" crossorigin href="/app/${file}">`;

/** After what the page needs at once. */
const laterHint = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/app/${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/app/${file}">`;

/**
 * Puts into the page what the asked address will need, so that the browser asks for all of it at once, over one
 * connection or several, in place of finding out file by file.
 * @param folder what the build wrote
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
    // "qr/new" before "qr/:id", as they stand in the table.
    return known.find(({ pattern }) => isAt(pattern, asked))?.html ?? html;
  };
}
