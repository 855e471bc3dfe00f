import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPicture } from './pictures.ts';

/** In seconds. A day after a picture is deleted, caches no longer show it. */
const lasts = 86_400;

/** Sends the picture of a bio or splash page. A new picture gets a new code. */
export const sendPagePicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
  { media_type, bytes }: { media_type: string; bytes: Uint8Array },
): Promise<FastifyReply> =>
  sendPicture(request, reply, {
    type: media_type,
    tag: `"${code}"`,
    draw: () => Buffer.from(bytes),
    lasts,
  });
