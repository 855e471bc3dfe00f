import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawQr } from '#qr/draw.ts';
import type { QrTarget, Targets } from '#server/store/targets.ts';
import type { PngDrawer } from './png.ts';

const smallest = 64;
const largest = 4096;
const standard = 512;

/** `?size=` as a width in pixels: what is no number is the standard, what is too much the most. */
function sizeOf(query: unknown): number {
  const wanted = typeof query === 'object' && query !== null && 'size' in query ? query.size : undefined;
  const size = typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : standard;
  return Math.min(largest, Math.max(smallest, size));
}

/** Pages of other origins may show and read pictures; a picture changes when its code is edited. */
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
  picture: { type: string; tag: string; draw: () => string | Uint8Array | Promise<Uint8Array> },
): Promise<FastifyReply> {
  reply.headers(headers).header('ETag', picture.tag);
  if (request.headers['if-none-match']?.includes(picture.tag)) return reply.code(304).send();
  return reply.type(picture.type).send(await picture.draw());
}

const tagOf = (content: string | Uint8Array) => `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;

export interface PictureMaker {
  svg(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  png(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<FastifyReply>;
  /** Answers with the uploaded logo. Returns whether the code has one. */
  logo(request: FastifyRequest, reply: FastifyReply, qr: QrTarget): Promise<boolean>;
}

/** Pictures of QR codes in their colors. They are *tracked*: what they encode is the address of the scan. */
export function createPictures(targets: Targets, png: PngDrawer, publicUrl: string): PictureMaker {
  const uploaded = async (qr: QrTarget) => (qr.logo === '' ? targets.logo(qr.id) : undefined);

  const dataUri = async (qr: QrTarget) => {
    const logo = await uploaded(qr);
    return logo && `data:${logo.media_type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  };

  const draw = (qr: QrTarget, logo: string | undefined) =>
    drawQr(`${publicUrl}/qr/${qr.code}`, {
      foreground: qr.foreground,
      background: qr.background,
      logo,
      // The same pattern with and without a logo that only the browser can load.
      errorCorrection: qr.logo === null ? 'M' : 'H',
    });

  return {
    async svg(request, reply, qr) {
      // Foreign pictures are the browser's to load: the service fetches nothing on a caller's word.
      const svg = draw(qr, (await dataUri(qr)) ?? (qr.logo || undefined));
      return sendPicture(request, reply, { type: 'image/svg+xml', tag: tagOf(svg), draw: () => svg });
    },
    async png(request, reply, qr) {
      const size = sizeOf(request.query);
      const svg = draw(qr, await dataUri(qr));
      const tag = tagOf(`${size} ${svg}`);
      return sendPicture(request, reply, {
        type: 'image/png',
        tag,
        draw: async () => Buffer.from(await png.draw(svg, size)),
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
