import { hash } from 'node:crypto';
import { inlineText } from '#server/traffic/inline-text.ts';
import type { Page } from '#server/traffic/page.ts';
import { driver } from './driver.ts';
import type { Firing } from './fires.ts';
import { networkScripts } from './network-scripts.ts';

const driverText = inlineText(driver);

/** Formats a value as a literal for a script within a page. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const frameWith = (body: string, policy: string): Page => ({
  body,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': policy,
  },
});

/** The frame's content if nothing may fire. The page around it continues as soon as it has loaded. */
export const emptyFrame = frameWith('', "default-src 'none'; frame-ancestors 'self'");

/**
 * Renders the frame in which the networks’ scripts run. Its policy allows their hosts and no others.
 * @param isApart whether the account shares the host with others. In that case the frame has no origin and can't read
 * the host’s data
 */
export function firingFrame({ networks }: Pick<Firing, 'networks'>, isApart: boolean): Page {
  const all = Array.from(networks, ([type, tags]) => ({ ...networkScripts[type], tags }));
  const functions = all.map(
    ({ code, tags }) =>
      `function (load) {\nvar w = window, tags = ${literal([...new Set(tags)])};\n${code}\n}`,
  );
  const script = `(${driverText})([${functions.join(',\n')}])`;
  const from = (hosts: readonly (readonly string[])[]) => [...new Set(hosts.flat())].join(' ') || "'none'";
  const reports = from(all.map((each) => each.reports));
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', script, 'base64')}' ${from(all.map((each) => each.scripts))}`,
    `img-src ${reports}`,
    `connect-src ${reports}`,
    `frame-src ${from(all.map(({ frames = [] }) => frames))}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(isApart ? ['sandbox allow-scripts'] : []),
  ];
  return frameWith(
    `<!doctype html><html><head><meta charset="utf-8"><title>Pixels</title><script>${script}</script></head></html>`,
    policy.join('; '),
  );
}
