import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QrLook as StoredLook } from '#contract/qr-look.ts';
import { drawQr } from '#qr/draw.ts';
import { isStatic } from '#qr/is-static.ts';
import { payloadOf } from '#qr/payload.ts';
import { type Design, TextTooLongForQr } from '#qr/plan.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { contentIn } from '#server/rules/qr-file.ts';
import type { QrLogo } from '#server/store/qr.ts';
import type { QrTarget, Targets } from '#server/store/targets.ts';
import type { PngRenderer } from './png-renderer.ts';
import type { PrintJob } from './print-file.ts';

/**
 * Widths in pixels. There are only a few, so that every picture that can be requested of a code is created once and
 * cached.
 */
const sizes = [64, 128, 256, 512, 1024, 2048, 4096] as const;
export const standardSize = 512;
const maxWidth = 4096;

/**
 * Returns the smallest width that isn't smaller than `?size=`. It's the standard width for a value that isn't a number,
 * and the largest for a value that is too large.
 */
function sizeOf(query: unknown): number {
  const wanted = typeof query === 'object' && query !== null && 'size' in query ? query.size : undefined;
  const least = typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : standardSize;
  return sizes.find((size) => size >= least) ?? maxWidth;
}

/**
 * Maximum size of the cached drawings, in bytes. Each drawing takes some milliseconds, during which no other request is
 * handled.
 */
const maxKept = 16 * 1024 * 1024;

/** Pages of other origins may show and read pictures. A code's picture changes when the code is edited. */
const headers = {
  'Cache-Control': 'no-cache',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  // An SVG that is opened directly is a document. This policy keeps it from running scripts.
  'Content-Security-Policy': "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'",
} as const;

/** Sends a picture, or a 304 response if the browser already has it. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: {
    type: string;
    tag: string;
    draw: () => string | Uint8Array | Promise<Uint8Array>;
    /** Seconds for which browsers may cache the picture. If omitted, they check for a new one each time. */
    lasts?: number;
  },
): Promise<FastifyReply> {
  reply.headers(headers).header('ETag', picture.tag);
  if (picture.lasts) reply.header('Cache-Control', `public, max-age=${picture.lasts}`);
  if (request.headers['if-none-match']?.includes(picture.tag)) return reply.code(304).send();
  return reply.type(picture.type).send(await picture.draw());
}

const printTypes = { pdf: 'application/pdf', eps: 'application/postscript' } as const;

const tagOf = (content: string | Uint8Array) => `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;

export interface PictureSender {
  svg(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  png(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  /** Sends a file for a printer, which consists of vectors except for the logo. */
  print(
    request: FastifyRequest,
    reply: FastifyReply,
    qr: QrTarget,
    format: PrintJob['format'],
  ): Promise<FastifyReply>;
  /** Sends the uploaded logo. Returns whether the code has one. */
  logo(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<boolean>;
}

/** The parts of a code that determine its picture. */
export type QrLook = Pick<QrTarget, 'foreground' | 'background' | 'logo' | 'look'>;

const dataUri = ({ media_type, bytes }: QrLogo) =>
  `data:${media_type};base64,${Buffer.from(bytes).toString('base64')}`;

const designOf = (
  { foreground, background, look, logo: ownLogo }: QrLook,
  logo: string | undefined,
): Design => ({
  foreground,
  background,
  logo,
  look: {
    // The pattern is the same with and without a logo that only the browser can load.
    correction: ownLogo === null ? 'M' : 'H',
    ...(look !== null && (JSON.parse(look) as StoredLook)),
  },
});

const draw = (address: string, look: QrLook, logo: string | undefined) =>
  drawQr(address, designOf(look, logo));

/** @returns undefined if the text doesn't fit into a code */
function drawnAs(text: string, look: QrLook, logo: string | undefined) {
  try {
    const svg = draw(text, look, logo);
    return { svg, tag: tagOf(svg), text };
  } catch (error) {
    if (error instanceof TextTooLongForQr) return undefined;
    throw error;
  }
}

/** Draws what a code's PNG shows. It includes a logo only if it was uploaded. */
export const drawTracked = (address: string, look: QrLook, uploaded: QrLogo | undefined) =>
  draw(address, look, uploaded && dataUri(uploaded));

/**
 * Creates pictures of QR codes in their colors. Dynamic codes contain the address of the scan, and static ones the
 * content.
 */
export function createPictures(targets: Targets, pngs: PngRenderer, publicUrl: string): PictureSender {
  const drawings = new LRUCache<string, { svg: string; tag: string; text: string }>({
    maxSize: maxKept,
    sizeCalculation: ({ svg }) => svg.length,
  });
  const uploaded = async (qr: QrTarget) => (qr.logo === '' ? targets.logo(qr.id) : undefined);

  /**
   * Returns what a code's picture contains. Anyone can request the picture, so it never contains content behind a
   * password.
   */
  const textOf = (qr: QrTarget) => {
    const content = contentIn({ publicUrl }, qr);
    const holdsIt = isStatic(content, qr.static) && qr.password_hash === null;
    return holdsIt ? payloadOf(content) : addressOf(qr);
  };
  const addressOf = ({ code }: QrTarget) => `${publicUrl}/qr/${code}`;

  const drawn = (qr: QrTarget, picture: QrLogo | undefined, own: string) => {
    const { foreground, background, logo } = qr;
    const look = { foreground, background, logo, look: qr.look };
    const wanted = textOf(qr);
    const key = JSON.stringify([
      wanted,
      look,
      own,
      picture && [picture.media_type, hash('sha256', picture.bytes)],
    ]);
    const known = drawings.get(key);
    if (known) return known;
    const shown = picture ? dataUri(picture) : own || undefined;
    const drawing = drawnAs(wanted, look, shown) ?? drawnAs(addressOf(qr), look, shown);
    if (!drawing) throw new TextTooLongForQr(addressOf(qr));
    drawings.set(key, drawing);
    return drawing;
  };

  return {
    async svg(request, reply, qr) {
      // The browser loads external pictures. The service doesn't fetch addresses that callers enter.
      const { svg, tag } = drawn(qr, await uploaded(qr), qr.logo ?? '');
      return sendPicture(request, reply, { type: 'image/svg+xml', tag, draw: () => svg });
    },
    async png(request, reply, qr) {
      const size = sizeOf(request.query);
      const { svg, tag } = drawn(qr, await uploaded(qr), '');
      const own = `"${size}-${tag.slice(1)}`;
      return sendPicture(request, reply, {
        type: 'image/png',
        tag: own,
        draw: () => pngs.png(own, { svg, size }, limitedAddress(request.ip)),
      });
    },
    async print(request, reply, qr, format) {
      const logo = await uploaded(qr);
      const { name } = qr;
      const { tag, text } = drawn(qr, logo, '');
      const own = `"${format}-${tagOf(tag + name).slice(1)}`;
      const design = designOf(qr, logo && dataUri(logo));
      const order = { format, text, design, title: name };
      return sendPicture(request, reply, {
        type: printTypes[format],
        tag: own,
        draw: () => pngs.png(own, order, limitedAddress(request.ip)),
      });
    },
    async logo(request, reply, qr) {
      const logo = await uploaded(qr);
      if (!logo) return false;
      await sendPicture(request, reply, {
        type: logo.media_type,
        tag: tagOf(logo.bytes),
        draw: () => Buffer.from(logo.bytes),
      });
      return true;
    },
  };
}
