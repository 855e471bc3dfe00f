import { hash } from 'node:crypto';
import { inlineText } from '#server/traffic/inline-text.ts';
import type { Page } from '#server/traffic/page.ts';
import { driver } from './driver.ts';
import type { Firing } from './fires.ts';
import { networkScripts } from './network-scripts.ts';

const driverText = inlineText(driver);

/** As a literal of a script within a page. */
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

/** Where nothing may fire. The page around it goes on as soon as it is there. */
export const emptyFrame = frameWith('', "default-src 'none'; frame-ancestors 'self'");

/**
 * The frame in which the networks’ scripts run. Its policy names their hosts and no others.
 * @param isApart where the host is not the account’s alone: then the frame has no origin, and reads nothing of the host’s
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
