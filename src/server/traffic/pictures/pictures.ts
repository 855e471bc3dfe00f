import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QrLook as StoredLook } from '#contract/qr-look.ts';
import { drawQr } from '#qr/draw.ts';
import { isStatic } from '#qr/is-static.ts';
import { payloadOf } from '#qr/payload.ts';
import { type Design, TooMuchForQr } from '#qr/plan.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { contentIn } from '#server/rules/qr-file.ts';
import type { QrLogo } from '#server/store/qr.ts';
import type { QrTarget, Targets } from '#server/store/targets.ts';
import type { PngMaker } from './png-maker.ts';
import type { PrintOrder } from './print-file.ts';

/** Widths in pixels. Few, so that all that anyone can ask for of a code is made once and kept. */
const sizes = [64, 128, 256, 512, 1024, 2048, 4096] as const;
export const standardSize = 512;
const largest = 4096;

/** `?size=` as a width: the next that is not smaller. What is no number is the standard, what is too much the largest. */
function sizeOf(query: unknown): number {
  const wanted = typeof query === 'object' && query !== null && 'size' in query ? query.size : undefined;
  const least = typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : standardSize;
  return sizes.find((size) => size >= least) ?? largest;
}

/** Bytes of drawings that are kept: each takes some milliseconds, in which nothing else is answered. */
const mostKept = 16 * 1024 * 1024;

/** Pages of other origins may show and read pictures; that of a code changes when the code is edited. */
const headers = {
  'Cache-Control': 'no-cache',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  // An SVG that is opened by itself is a document; this one runs nothing.
  'Content-Security-Policy': "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'",
} as const;

/** Answers with a picture, or that the one which the browser has is still right. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: {
    type: string;
    tag: string;
    draw: () => string | Uint8Array | Promise<Uint8Array>;
    /** For how many seconds it need not be asked for again; absent: it may be another one the next time. */
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

export interface PictureMaker {
  svg(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  png(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  /** A file for a printer, all of it vectors but the logo. */
  print(
    request: FastifyRequest,
    reply: FastifyReply,
    qr: QrTarget,
    format: PrintOrder['format'],
  ): Promise<FastifyReply>;
  /** Answers with the uploaded logo. Returns whether the code has one. */
  logo(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<boolean>;
}

/** What of a code is seen in its picture. */
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
    // The same pattern with and without a logo that only the browser can load.
    correction: ownLogo === null ? 'M' : 'H',
    ...(look !== null && (JSON.parse(look) as StoredLook)),
  },
});

const draw = (address: string, look: QrLook, logo: string | undefined) =>
  drawQr(address, designOf(look, logo));

/** @returns undefined for more text than a code can hold */
function drawnAs(text: string, look: QrLook, logo: string | undefined) {
  try {
    const svg = draw(text, look, logo);
    return { svg, tag: tagOf(svg), text };
  } catch (error) {
    if (error instanceof TooMuchForQr) return undefined;
    throw error;
  }
}

/** What the PNG of a code shows: a logo only if it was uploaded. */
export const drawTracked = (address: string, look: QrLook, uploaded: QrLogo | undefined) =>
  draw(address, look, uploaded && dataUri(uploaded));

/** Pictures of QR codes in their colors. Dynamic ones hold the address of the scan, static ones the content. */
export function createPictures(targets: Targets, pngs: PngMaker, publicUrl: string): PictureMaker {
  const drawings = new LRUCache<string, { svg: string; tag: string; text: string }>({
    maxSize: mostKept,
    sizeCalculation: ({ svg }) => svg.length,
  });
  const uploaded = async (qr: QrTarget) => (qr.logo === '' ? targets.logo(qr.id) : undefined);

  /** What the picture of a code holds. What is behind a password is in no picture that anyone can ask for. */
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
    if (!drawing) throw new TooMuchForQr(addressOf(qr));
    drawings.set(key, drawing);
    return drawing;
  };

  return {
    async svg(request, reply, qr) {
      // Foreign pictures are the browser's to load: the service fetches nothing on a caller's word.
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
