import { setImmediate } from 'node:timers/promises';
import type { Finding } from '#contract/support-records.ts';
import { logoOf } from '#server/store/qr.ts';
import { formatCount } from '#server/http/format-count.ts';
import * as store from '#server/store/support-findings.ts';
import { finding, named } from './finding.ts';
import type { Service } from './service.ts';

/** Maximum pictures that are read for one account, most scanned codes first. */
const maxTried = 100;
/** In ms. What was read by then is cached, so the next check gets further. */
const maxDuration = 3000;

type Code = Awaited<ReturnType<typeof store.codeLooks>>[number];

const channelOf = (part: string) => {
  const value = Number(part) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Returns the luminance of `rgb(r,g,b)`, according to WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(channelOf);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Cameras need a code that is darker than its background by about this ratio, even if they can read a perfect picture.
 */
const cameraContrast = 2.5;

const isPlain = ({ foreground, background }: Code) =>
  (luminance(background) + 0.05) / (luminance(foreground) + 0.05) >= cameraContrast;

/** Returns whether each of the first codes can be read. Codes are missing if there was no time for them. */
async function triedOf({ db, addresses, codeReader }: Service, codes: readonly Code[]) {
  const tried = new Map<Code, boolean>();
  const end = performance.now() + maxDuration;
  for (const code of codes.slice(0, maxTried)) {
    if (performance.now() > end) break;
    // This lets other work run, since logos are large, and the loop never yields if all results are cached.
    await setImmediate();
    const logo = code.logo === '' ? await logoOf(db, code.id) : undefined;
    const isRead = await codeReader.isRead(addresses.qr(code.code), code, logo).catch(() => undefined);
    if (isRead !== undefined) tried.set(code, isRead);
  }
  return tried;
}

const and = new Intl.ListFormat('en');

function listed(codes: readonly Code[]): string {
  const names = codes.slice(0, named).map(({ name }) => `“${name}”`);
  const more = codes.length - names.length;
  return and.format(more > 0 ? [...names, `${more.toLocaleString('en')} more`] : names);
}

/** Returns the problems of an account's QR codes, as a scanner sees them. */
export async function findCodeProblems(service: Service, accountId: number): Promise<Finding[]> {
  const codes = await store.codeLooks(service.db, accountId);
  const tried = await triedOf(service, codes);
  const unread = codes.filter((code) => tried.get(code) === false);
  const faint = codes.filter((code) => tried.get(code) !== false && !isPlain(code));
  const addressesOf = (some: readonly Code[]) => some.map(({ code }) => service.addresses.qr(code));
  const share =
    tried.size < codes.length
      ? `${tried.size.toLocaleString('en')} of ${formatCount(codes.length, 'QR code')} were tested with a scanner, the most scanned first.`
      : '';

  const found: Finding[] = [];
  if (unread.length > 0) {
    const title =
      unread.length === 1
        ? `The QR code ${listed(unread)} can’t be scanned.`
        : `${formatCount(unread.length, 'QR code')} can’t be scanned: ${listed(unread)}.`;
    const text = ['Choose colors with more contrast. Printed codes stay the same.', share];
    found.push(finding('codes', 'bad', title, text.filter(Boolean).join(' '), addressesOf(unread)));
  }
  if (faint.length > 0) {
    const title = `${formatCount(faint.length, 'QR code')} may be hard to scan: the contrast of ${listed(faint)} is too low, or they are light on dark.`;
    const text = 'Choose colors with more contrast. Printed codes stay the same.';
    found.push(finding('colors', 'warn', title, text, addressesOf(faint)));
  }
  if (share && unread.length === 0) {
    found.push(finding('codes', 'info', share, tried.size > 0 ? 'All of them can be scanned.' : ''));
  }
  return found;
}
